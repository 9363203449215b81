import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { languageFolders } from './i18n/languages.ts';

/**
 * Astro renders the Markdown of the articles. An id is the file's path without its ending: `ar/insights/boards`.
 * src/content/readers.ts reads the keys above the texts.
 */
const insights = defineCollection({
  loader: glob({
    pattern: `${languageFolders}/insights/*.md`,
    base: './content',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
});

export const collections = { insights };
