import type { AstroIntegration } from 'astro';

/** Pages that are made to be drawn by Chromium, by the maker that does it. */
const drawn = {
  profile: { pattern: '/profile/[lang]', entrypoint: './assets/profile/profile.astro' },
  cards: { pattern: '/cards/[lang]/[card]', entrypoint: './assets/cards/card.astro' },
};
export type DrawnPages = keyof typeof drawn;

/** Adds the pages that DRAW names. */
export function drawnPages(): AstroIntegration {
  return {
    name: 'drawn-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => injectRoute(drawn[process.env.DRAW as DrawnPages]),
    },
  };
}
