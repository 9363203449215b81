import { existsSync } from 'node:fs';
import { contentsInWords } from '../backup/manifest.ts';
import { unlock } from '../database/lock.ts';
import { openDatabase, type Store, sqliteFile, type Where } from '../database/open.ts';
import { print } from '../inbox/print.ts';
import { refusal } from '../inbox/refusal.ts';
import { readSettings } from '../inbox/run.ts';
import { runTool, type Tool, type Typed } from '../tool/tool.ts';
import { move } from './move.ts';
import { isSamePlace, readTarget, settingOf } from './target.ts';

const tool: Tool = {
  name: 'move-database',
  summary:
    'moves everything from the present database into another, empty one: SQLite to PostgreSQL, or back',
  options: {
    to: {
      value: 'WHERE',
      help: 'postgres://user:password@host/database, or a folder for SQLite; otherwise MOVE_TO of the environment',
    },
    unlock: { help: 'let the present database take messages again' },
  },
  help: [
    'The site goes on serving its pages. Its forms say that they take nothing now, and keep what was typed; mails wait.',
    'A move that was cut off goes on when it is called again. At the end counts and hashes of both are compared.',
    'The old database stays as it is and takes no messages any more, until --unlock.',
  ],
  examples: [
    'move-database -- --to postgres://website@localhost/website',
    'move-database -- --to /var/lib/website',
  ],
};

runTool(tool, async (typed) => {
  const from = await readSettings();
  if (!from.databaseUrl && !existsSync(sqliteFile(from.dataDir)))
    throw refusal(1, `There is no database in ${from.dataDir}. Is DATA_DIR right?`);
  if (typed.unlock) {
    await withStore(from, unlock);
    return print('The present database takes messages again. A copy of it elsewhere is old from now on.');
  }
  const to = targetOf(typed, from);
  const contents = await withStore(from, (source) =>
    withStore(to, (target) => move(source, target, { say: print, now: Date.now })),
  );
  print(
    [
      `Moved and compared: ${contentsInWords(contents)}.`,
      `Now set ${settingOf(to)}, and restart the site: until then its forms take nothing.`,
      'The old database is as it was, and stays locked. To stay with it after all: npm run move-database -- --unlock',
    ].join('\n'),
  );
});

function targetOf({ to }: Typed, from: Where): Where {
  const asked = to ?? process.env.MOVE_TO;
  if (typeof asked !== 'string' || !asked) throw refusal(2, 'Where to? See: npm run move-database -- --help');
  const target = readTarget(asked);
  if (isSamePlace(from, target)) throw refusal(2, '--to is the database that is used already.');
  return target;
}

async function withStore<Result>(where: Where, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openDatabase(where);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
