import type { AstroIntegration } from 'astro';

/** Pages for Chromium alone, by the generator that prints them. */
const templates = {
  profile: { pattern: '/profile/[lang]', entrypoint: './assets/profile/profile.astro' },
  cards: { pattern: '/cards/[lang]/[card]', entrypoint: './assets/cards/card.astro' },
};
export type PrintTemplate = keyof typeof templates;

/** Adds the pages that PRINT_TEMPLATE names. */
export function printTemplates(): AstroIntegration {
  return {
    name: 'print-templates',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute(templates[process.env.PRINT_TEMPLATE as PrintTemplate]),
    },
  };
}
