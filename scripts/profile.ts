import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../src/language/address.ts';
import { languageCodes } from '../src/language/languages.ts';
import { hashOfProfileContent, profileStamp } from './profile-fresh.ts';
import { printProfile } from './profile-print.ts';
import { root, run } from './run.ts';

/** Makes the company profiles in public/files from the content. Throws an Error in plain words when it cannot. */
async function makeProfiles() {
  const content = hashOfProfileContent();
  const folder = await mkdtemp(join(tmpdir(), 'company-profile-'));
  try {
    const status = await run('astro', ['build', '--silent', '--outDir', folder], {
      PROFILE: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    });
    if (status !== 0) throw new Error('The pages of the profile could not be built: see above.');
    for (const [language, pdf] of await printProfile(folder, languageCodes)) {
      const file = join('public', paths.companyProfile(language));
      await writeFile(join(root, file), pdf);
      console.log(`${file}: ${Math.ceil(pdf.length / 1000)} kB`);
    }
    await writeFile(profileStamp, `${JSON.stringify({ content })}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

makeProfiles().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
