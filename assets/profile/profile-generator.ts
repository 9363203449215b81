import { languageCodes } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { drawnFilesGenerator } from '../print-templates/drawn-files-generator.ts';
import type { GetPhoto } from '../print-templates/get-photo.ts';
import { hashesOf, hashOfPicture, hashOfValues, tokensUsedBy } from '../source-hashes.ts';
import { profileContent } from './profile-content.ts';

const design = 'assets/profile/**/*.{css,tsx}';
const drawings = [
  'src/svg/{logos,services}/*.svg',
  'assets/print-templates/*.tsx',
  'assets/profile/fonts/*.woff2',
];

export const profile = drawnFilesGenerator({
  name: 'profile',
  template: { pattern: '/files/[profile]', entrypoint: './assets/profile/profile.astro' },
  async hashes() {
    const drawing = [hashesOf(design, ...drawings), tokensUsedBy(design)];
    const hashes = languageCodes.map(async (language) => {
      const photo: GetPhoto = async (id, shape) => ({ src: hashOfPicture(id), ...shape });
      const content = await profileContent(language, photo);
      return [`public${paths.companyProfile(language)}`, hashOfValues(content, drawing)] as const;
    });
    return Object.fromEntries(await Promise.all(hashes));
  },
  draw: async (page, url) => (await import('./print-profile.ts')).printProfile(page, url),
});
