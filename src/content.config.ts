import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { languageFolders } from './i18n/languages.ts';

/**
 * The articles, whose Markdown Astro renders, named by their path without the ending: `ar/insights/boards`. What stands
 * above their texts is read as all of the content is (src/content/readers.ts).
 */
const insights = defineCollection({
  loader: glob({
    pattern: `${languageFolders}/insights/*.md`,
    base: './content',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
});

export const collections = { insights };
