import type { APIRoute } from 'astro';
import { getContent } from '#content/content.ts';
import { type Language, languages } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { eachLanguage } from '#language/static-paths.ts';

export const getStaticPaths = eachLanguage;

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  purpose,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** What a telephone shows that has the site on its home screen, in a language. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) => {
  const { firm } = await getContent(language);
  const home = localizedPath(language, paths.home);
  return new Response(
    JSON.stringify({
      id: home,
      name: firm.name,
      short_name: firm.shortName,
      description: firm.tagline,
      lang: language,
      dir: languages[language].dir,
      start_url: home,
      // For both languages, so that the switch between them stays inside; with the browser's own Back.
      scope: '/',
      display: 'minimal-ui',
      theme_color: '#0b1b33',
      background_color: '#faf7f2',
      icons: [
        icon('/icon-192.png', 192, 'any'),
        icon('/icon-512.png', 512, 'any'),
        icon('/icon-maskable-512.png', 512, 'maskable'),
      ],
    }),
  );
};
