import type { AstroIntegration } from 'astro';

/** Adds the pages that `npm run profile` prints: only to the build made for that, with PROFILE=1, never to the site. */
export function profilePages(): AstroIntegration {
  return {
    name: 'profile-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (process.env.PROFILE !== '1') return;
        injectRoute({ pattern: '/profile/[lang]', entrypoint: './src/profile/profile.astro' });
      },
    },
  };
}
