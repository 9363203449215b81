import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { kinds } from '#content/kinds.ts';

/** Files of `content/`, named by their path without the ending: `ar/services/3`. */
function files<Schema extends z.ZodType>({ pattern, schema }: { pattern: string; schema: Schema }) {
  const generateId = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, '');
  return defineCollection({ loader: glob({ pattern, base: './content', generateId }), schema });
}

export const collections = {
  site: files(kinds.site),
  security: files(kinds.security),
  firm: files(kinds.firm),
  ui: files(kinds.ui),
  search: files(kinds.search),
  forms: files(kinds.forms),
  yourData: files(kinds.yourData),
  clients: files(kinds.clients),
  values: files(kinds.values),
  partners: files(kinds.partners),
  home: files(kinds.home),
  pages: files(kinds.pages),
  services: files(kinds.services),
  cases: files(kinds.cases),
  films: files(kinds.films),
  offices: files(kinds.offices),
  team: files(kinds.team),
  jobs: files(kinds.jobs),
  insights: files(kinds.insights),
  profile: files(kinds.profile),
  cards: files(kinds.cards),
};
