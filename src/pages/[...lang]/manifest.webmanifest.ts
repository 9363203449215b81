import { getFirm } from '#content/readers.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { endpoint } from '#routing/endpoint.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { languageStaticPaths } from '#routing/static-paths.ts';
import { ink, paper } from '#styles/brand-colors.ts';

export const getStaticPaths = languageStaticPaths;
export const GET = endpoint(webManifest);

function webManifest(language: Language) {
  const firm = getFirm(language);
  const home = localizedPath(language, paths.home);
  return {
    id: home,
    name: firm.name,
    short_name: firm.shortName,
    description: firm.tagline,
    lang: language,
    dir: languages[language].dir,
    start_url: home,
    // Covers both languages, so that switching stays inside the app and the browser's Back works.
    scope: '/',
    display: 'minimal-ui',
    theme_color: ink,
    background_color: paper,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, purpose, sizes: `${size}x${size}`, type: 'image/png' };
}
