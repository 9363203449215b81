import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../src/language/address.ts';
import { languageCodes } from '../src/language/languages.ts';
import { withDrawnPages } from './drawn-pages.ts';
import { hashOfProfileContent, profileStamp } from './profile-fresh.ts';
import { printProfile } from './profile-print.ts';
import { root } from './run.ts';

/** Makes the company profiles in public/files from the content. Throws an Error in plain words when it cannot. */
async function makeProfiles() {
  const content = hashOfProfileContent();
  await withDrawnPages('profile', async (browser, origin) => {
    for (const language of languageCodes) {
      const pdf = await printProfile(browser, origin, language);
      const file = join('public', paths.companyProfile(language));
      await writeFile(join(root, file), pdf);
      console.log(`${file}: ${Math.ceil(pdf.length / 1000)} kB`);
    }
  });
  await writeFile(profileStamp, `${JSON.stringify({ content })}\n`);
}

makeProfiles().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
