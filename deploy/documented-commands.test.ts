import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fillInbox, type References } from '#server/cli/inbox/inbox.fixture.ts';
import { openStore } from '#server/database/store.fixture.ts';
import { folderOfRun } from '#tests/support/server/clean-up.ts';
import { runProcess } from '#tests/support/server/run-process.ts';
import { commandsNotRun } from './commands-not-run.fixture.ts';

const folder = folderOfRun();
const filled = join(folder, 'filled');
let references: References;

beforeAll(async () => {
  for (const name of [filled, join(folder, 'backups')]) mkdirSync(name);
  references = await fillInbox(await openStore({ databaseUrl: undefined, dataDir: filled }));
  await run('website backup', filled);
});

const documentedPrograms =
  'apt-get|cd|cp|curl|dig|docker|echo|git|install|journalctl|ln|node|npm|npx|printf|python3|website|rm|runuser|systemctl|timedatectl|useradd|wrk';
const command = new RegExp(`^(?:[A-Z_]+=\\S* |\\*/5 \\* \\* \\* \\* )*(?:${documentedPrograms}) \\S`);

const documented = [...new Set(commandsOfDocuments())];
const isListed = (line: string) =>
  commandsNotRun.some(([, ...listed]) =>
    listed.some((one) => (typeof one === 'string' ? one === line : one.test(line))),
  );
const tried = documented.filter((line) => !isListed(line));

test('every command on the list of those not run is in the documents', () => {
  const listed = commandsNotRun.flatMap(([, ...lines]) => lines);
  const isUsed = (one: string | RegExp) =>
    documented.some((line) => (typeof one === 'string' ? one === line : one.test(line)));
  expect(listed.filter((one) => !isUsed(one))).toEqual([]);
});

/** Some sixty processes take two minutes of a core, so only `npm run test:all` starts them. */
const inAll = process.env.TEST_ALL ? test.concurrent : test.skip;

inAll.each(tried)('%s', async (line) => {
  await tryCommand(line);
});

const programs = ['analytics', 'backup', 'restore', 'doctor', 'inbox'];

inAll.each(programs)('the examples of website %s --help run', async (program) => {
  const { code, out } = await run(`website ${program} --help`, filled);
  const examples = examplesOf(out);
  expect([code, examples.length > 0]).toEqual([0, true]);
  for (const example of examples.filter((line) => !tried.includes(line))) await tryCommand(example);
});

async function tryCommand(line: string) {
  const data = folderOfRun();
  // Each command gets the sent data, not the data that another command left.
  if (!/restore/.test(line) || /--check/.test(line)) cpSync(filled, data, { recursive: true });
  const { code, out, err } = await run(line, data);
  const [, ends = 0, says = /^$/] = outcomes.find(([lines]) => lines.test(line)) ?? [];
  expect({ code, err }).toEqual({ code: ends, err: expect.stringMatching(says) });
  expect(out + err).toMatch(/\S/);
  // doctor exits with 1 for problems that it finds, and must have none itself.
  expect(out).not.toMatch(/could not be checked|This is a bug/);
}

/** Other outcomes than code 0 and no error. */
const outcomes: [RegExp, number, RegExp][] = [
  [/ doctor/, 1, /^$/],
  // Nobody is there to confirm it.
  [/ erase ./, 2, /you cannot be asked to confirm here/],
  // A sentence names the command without its argument.
  [/ (?:erase|retry)$/, 2, /Give a reference number or --/],
  [/npm run restore$/, 2, /missing required argument 'BACKUP'/],
];

const newestBackup = () => {
  const folders = readdirSync(join(folder, 'backups'));
  return join(folder, 'backups', folders.find((name) => /Z$/.test(name)) ?? '');
};

/** Runs a command line as typed at the machine or in the checkout, with test values for its placeholders. */
function run(line: string, data: string) {
  const [settings, backups] = [join(data, 'site.env'), join(folder, 'backups')];
  writeFileSync(settings, `SITE_URL=https://www.firm.example\nBACKUP_DIR=${backups}\n`);
  const { NODE_COMPILE_CACHE } = process.env;
  const { english, quarantined, application } = references;
  const reference = / accept /.test(line) ? quarantined : / file /.test(line) ? application : english;
  const typed = line
    .replace(/\b(?:K7MF-3XQ2|k7mf3xq2|REF)\b/, reference)
    .replace('person@company.example', 'jane@company.example')
    .replace(/(?:backups\/backup-[\dTZ-]+|\bBACKUP\b)/, newestBackup())
    .replace(/DATABASE_URL=\S+/, 'DATABASE_URL=')
    .replace(/DATA_DIR=\S+/, '')
    .replace(/\/(?:tmp|mnt)\//, `${data}/`)
    .replace(/\bwebsite (?=\w)/, `${resolve('deploy/website')} `);
  return runProcess('/bin/sh', ['-c', typed], {
    cwd: /\bnpm /.test(line) ? resolve('.') : data,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: data,
      SETTINGS_FILE: settings,
      WEBSITE_USER: userInfo().username,
      NODE_COMPILE_CACHE,
    },
  });
}

/** Returns every command line of the documents once, from texts between backticks and from blocks. */
function commandsOfDocuments(): string[] {
  const documents = globSync(['README.md', 'docs/**/*.md', 'src/svg/README.md']);
  const found = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8').replace(/\\\n\s*/g, '');
    const inBlocks = [...text.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line = '']) => line);
    const inTexts = [...text.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line.replace(/\s+/g, ' '));
    return [...inBlocks.filter((line) => !line.includes('`')), ...inTexts];
  });
  return found.filter((line) => command.test(line)).map(withoutRemark);
}

/** Blocks explain a line at its right. */
function withoutRemark(line: string): string {
  return line.replace(/ {2,}\S.*$/, '').trim();
}

/** Returns the examples at the end of a help, in the form of `website` commands. */
function examplesOf(help: string): string[] {
  const [, examples = ''] = help.split('\nExamples:\n');
  return examples
    .split('\n')
    .map((line) => line.trim().replace(/^npm run (\w+)(?: --)?/, 'website $1'))
    .filter(Boolean);
}
