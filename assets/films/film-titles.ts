import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { OwnFilm } from '#content/schemas/film.ts';
import { readSvg } from '#content/svg-files.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { withInheritedColors } from '#ui/svg.ts';
import { provideChromium } from '../../build/chromium.ts';
import { root } from '../../build/root.ts';

const style = join(root, 'assets/films/titles.css');

export interface FilmTitles {
  /** A transparent picture for the whole film: the shade under the titles, and the firm's mark. */
  veil: string;
  /** One transparent picture a scene. */
  titles: string[];
}

/** Sets a film's titles in the site's fonts by a browser, which shapes Arabic. Returns PNG files. */
export async function drawTitles(
  language: Language,
  scenes: OwnFilm['scenes'],
  folder: string,
): Promise<FilmTitles> {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
  try {
    const draw = (name: string, body: string) => drawOne(browser, language, body, join(folder, name));
    const titles: string[] = [];
    const veil = await draw('veil.png', `<div class="veil"></div>${logo(language)}`);
    for (const [index, { title }] of scenes.entries()) {
      titles.push(await draw(`title-${index}.png`, `<p>${title}</p>`));
    }
    return { veil, titles };
  } finally {
    await browser.close();
  }
}

async function drawOne(browser: Browser, language: Language, body: string, path: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const { dir } = languages[language];
  await page.setContent(
    `<!doctype html><html lang="${language}" dir="${dir}"><style>${fonts()}${readFileSync(style, 'utf8')}</style><body>${body}</body></html>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
  return path;
}

function logo(language: Language): string {
  const { viewBox, content } = readSvg(`logos/${language}`);
  return `<svg viewBox="${viewBox}">${withInheritedColors(content)}</svg>`;
}

/** The site's fonts and tokens, with the font files in them: a page without a URL can load none. */
function fonts(): string {
  const styles = join(root, 'src/styles');
  const embedded = readFileSync(join(styles, 'fonts.css'), 'utf8').replace(
    /url\("\.\/fonts\/([^"]+)"\)/g,
    (_, name) =>
      `url(data:font/woff2;base64,${readFileSync(join(styles, 'fonts', name)).toString('base64')})`,
  );
  return embedded + readFileSync(join(styles, 'tokens.css'), 'utf8');
}
