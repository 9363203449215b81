/** Command lines of the documents that documented-commands.test.ts does not run, with the reason. */
export const commandsNotRun: [reason: string, ...commands: (string | RegExp)[]][] = [
  [
    'It sets up or asks a machine with systemd, users of its own and Caddy.',
    /^(?:cd|cp|install|journalctl|ln|printf|rm|runuser|systemctl|timedatectl|useradd) /,
  ],
  ['It needs Docker: image.test.ts sees that the image has all that the server imports.', /^docker /],
  ['It asks machines on the internet.', /\bcurl |^dig |^echo \| openssl /],
  ['It installs a program that draws.', 'apt-get install graphviz'],
  ['It asks the registry, which changes from day to day.', 'npm audit --omit=dev', 'npm outdated'],
  ['scripts/npm-versions.test.ts runs it in a bare clone.', 'npm start'],
  ['tests/recipes/dev.e2e.ts runs it, in a copy.', 'npm run dev'],
  ['tests/editor/editor.e2e.ts runs its program, in a copy.', 'npm run edit'],
  ['This test is part of it.', 'npm test', 'npm run test:all', 'npm run test:unit'],
  ['It runs until somebody ends it.', 'npm run test:unit -- --watch NAME'],
  ['npm test runs it, or all that it runs.', /^npm run (?:check|check:assets|test:browser -- contact)$/],
  ['npm run test:all runs it.', 'npm run test:engines'],
  [
    'It writes into the checkout: tests beside the programs run them in folders of their own.',
    'npm run check:code -- --write',
    'npm run check:size -- --write',
    /^npm run assets(?: -- (?:architecture|cards|cards --same|pictures|profile|reviewed))?$/,
  ],
  ['It measures for minutes or hours, on a machine with nothing else to do.', /^npm run bench/],
  ['It is how files of the past were made.', /^git show /, /^python3 /],
];
