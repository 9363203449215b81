import type { AstroIntegration } from 'astro';
import { keysOf } from '#lib/records.ts';

/** Pages for Chromium alone, by the generator that prints them. */
const templates = {
  profile: { pattern: '/files/[profile]', entrypoint: './assets/profile/profile.astro' },
  cards: { pattern: '/cards/[lang]/[card]', entrypoint: './assets/cards/card.astro' },
};
export type PrintTemplate = keyof typeof templates;

/** Adds the pages that PRINT_TEMPLATE names. */
export function printTemplates(): AstroIntegration {
  const named = keysOf(templates).find((name) => name === process.env.PRINT_TEMPLATE);
  if (!named) throw new Error('PRINT_TEMPLATE names none of the print templates.');
  return {
    name: 'print-templates',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => injectRoute(templates[named]),
    },
  };
}
