import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { root } from '../../build/root.ts';
import { hashedFiles } from '../hashed-files.ts';
import { hashesOf, hashOfPicture, hashOfValues, tokensUsedBy } from '../source-hashes.ts';
import { profileContent } from './profile-content.ts';

const design = 'assets/profile/**/*.{css,tsx}';
const drawings = 'src/svg/{logos,services}/*.svg';

/** The company profiles in public/files. */
export const profile = hashedFiles({
  name: 'profile',
  async hashes() {
    const drawing = [hashesOf(design, drawings, 'assets/profile/fonts/*.woff2'), tokensUsedBy(design)];
    const hashes = languageCodes.map(async (language) => {
      const content = await profileContent(language, async (id, options) => ({
        src: hashOfPicture(id),
        ...options,
      }));
      return [fileOf(language), hashOfValues(content, drawing)] as const;
    });
    return Object.fromEntries(await Promise.all(hashes));
  },
  async draw(files, made) {
    const { withPrintTemplates } = await import('../print-templates/print-templates.ts');
    const { printProfile } = await import('./profile-print.ts');
    await withPrintTemplates('profile', async (browser, origin) => {
      for (const language of languageCodes) {
        const file = fileOf(language);
        if (!files.includes(file)) continue;
        const pdf = await printProfile(browser, origin, language);
        await writeFile(join(root, file), pdf);
        made(file);
        console.log(`${file}: ${Math.ceil(pdf.length / 1000)} kB`);
      }
    });
  },
});

function fileOf(language: (typeof languageCodes)[number]): string {
  return `public${paths.companyProfile(language)}`;
}
