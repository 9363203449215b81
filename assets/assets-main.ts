import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runScript } from '#lib/run-script.ts';
import type { Generator } from './generator.ts';

// Templates are built for production, so React must be loaded for production too.
process.env.NODE_ENV = 'production';

/** In the order in which they run. Each loads only then, so that broken content does not stop the pictures. */
const generators: Record<string, () => Promise<Generator>> = {
  architecture: async () => (await import('./architecture-generator.ts')).architecture,
  pictures: async () => (await import('./pictures/pictures-generator.ts')).pictures,
  sprites: async () => (await import('./sprites/sprites-generator.ts')).spriteFiles,
  cards: async () => (await import('./cards/cards-generator.ts')).cards,
  profile: async () => (await import('./profile/profile-generator.ts')).profile,
};

const names = Object.keys(generators).join(', ');
const usage = `Generate again the files whose sources have changed.

npm run assets                       every file
npm run assets -- NAME...            only these: ${names}
npm run assets -- [NAME...] --stale  list the files that are out of date, and change nothing (exits with 1 if there are any)
npm run assets -- [NAME...] --same   keep those files and record them as up to date: they would look the same

To generate a file that is up to date, delete it first.

Record that both languages of the texts in content/ have been reviewed:

npm run assets -- reviewed                  every file, unless only its English has changed
npm run assets -- reviewed --same           every file: where only the English has changed, the Arabic still holds
npm run assets -- reviewed --same FILE...   the same, but accept only these unchanged in Arabic, such as services/3.yaml`;

const options = { stale: { type: 'boolean' }, same: { type: 'boolean' }, help: { type: 'boolean' } } as const;

await runScript(async () => {
  // The error of `parseArgs` for an unknown option gives advice that does not apply here.
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const strange = Object.keys(values).find((name) => !(name in options));
  if (strange) throw new Error(`Unknown option: --${strange}.\n\n${usage}`);
  if (values.help) return console.log(usage);
  const [first, ...rest] = positionals;
  if (first === 'reviewed') {
    if (rest.length > 0 && !values.same)
      throw new Error(`reviewed takes files only with --same.\n\n${usage}`);
    // The check prints paths from the project's folder.
    const files = rest.map((file) => file.replace(/^(?:content\/)?(?:(?:en|ar)\/)?/, ''));
    const missing = files.filter((file) => !existsSync(`content/en/${file}`));
    if (missing.length > 0) throw new Error(`There is no content/en/${missing.join(' and no content/en/')}.`);
    const { markReviewed } = await import('./reviewed/mark-reviewed.ts');
    return markReviewed((file) => values.same === true && (files.length === 0 || files.includes(file)));
  }
  const unknown = positionals.filter((given) => !Object.hasOwn(generators, given));
  if (unknown.length > 0) throw new Error(`Unknown name: ${unknown.join(', ')}.\n\n${usage}`);
  for (const [name, load] of Object.entries(generators)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const generator = await load();
    const stale = await generator.stale();
    const files = stale.length === 1 ? '1 file' : `${stale.length} files`;
    console.log(`${name}: ${stale.length > 0 ? `${files} out of date` : 'up to date'}`);
    if (stale.length === 0) continue;
    if (values.stale) {
      console.log(stale.map((product) => `  ${product}`).join('\n'));
      process.exitCode = 1;
    } else if (!values.same) {
      // The other generators run even if one fails, for example because a program is missing.
      await runScript(() => generator.generate(stale));
    } else if (generator.markCurrent) await generator.markCurrent(stale);
    else throw new Error(`--same does not work for ${name}. Generate it: npm run assets -- ${name}`);
  }
});
