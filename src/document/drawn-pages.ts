import type { AstroIntegration } from 'astro';

/** Pages that are made to be drawn by Chromium, by the command that does it. */
const drawn = {
  profile: { pattern: '/profile/[lang]', entrypoint: './src/profile/profile.astro' },
  cards: { pattern: '/cards/[lang]/[card]', entrypoint: './src/cards/card.astro' },
};
export type DrawnPages = keyof typeof drawn;

/** Adds the pages that DRAW names (`npm run profile`, `npm run cards`): only to a build made for that, never to the site. */
export function drawnPages(): AstroIntegration {
  return {
    name: 'drawn-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const wanted = drawn[process.env.DRAW as DrawnPages];
        if (wanted) injectRoute(wanted);
      },
    },
  };
}
