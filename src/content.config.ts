import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { type CollectionName, collections as table } from '#content/collections.ts';

/** Files of `content/`, named by their path without the ending: `ar/services/3`. */
function load({ pattern, schema }: { pattern: string; schema: z.ZodType }) {
  const generateId = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, '');
  return defineCollection({ loader: glob({ pattern, base: './content', generateId }), schema });
}

type Loaded = {
  [Name in CollectionName]: ReturnType<typeof load> & { schema: (typeof table)[Name]['schema'] };
};

export const collections = Object.fromEntries(
  Object.entries(table).map(([name, collection]) => [name, load(collection)]),
) as Loaded;
