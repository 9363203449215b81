import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { caseSchema } from './content/schemas/case.ts';
import { clientsSchema, firmSchema, partnersSchema, siteSchema } from './content/schemas/firm.ts';
import { homeSchema } from './content/schemas/home.ts';
import { jobSchema } from './content/schemas/job.ts';
import { pageSchema } from './content/schemas/page.ts';
import { serviceSchema } from './content/schemas/service.ts';
import { uiSchema } from './content/schemas/ui.ts';

/** Files of `content/`, named by their path without the ending: `ar/services/3`. */
function files<Schema extends z.ZodType>(pattern: string | string[], schema: Schema) {
  const generateId = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, '');
  return defineCollection({ loader: glob({ pattern, base: './content', generateId }), schema });
}

export const collections = {
  site: files('site.yaml', siteSchema),
  firm: files('{en,ar}/firm.yaml', firmSchema),
  ui: files('{en,ar}/ui.yaml', uiSchema),
  clients: files('{en,ar}/clients.yaml', clientsSchema),
  partners: files('{en,ar}/partners.yaml', partnersSchema),
  home: files('{en,ar}/pages/home.yaml', homeSchema),
  pages: files(['{en,ar}/pages/*.yaml', '!{en,ar}/pages/home.yaml'], pageSchema),
  services: files('{en,ar}/services/*.yaml', serviceSchema),
  cases: files('{en,ar}/cases/*.yaml', caseSchema),
  jobs: files('{en,ar}/jobs/*.yaml', jobSchema),
};
