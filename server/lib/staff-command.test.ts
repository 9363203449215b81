import { expect, test } from 'vitest';
import { staffCommand } from './staff-command.ts';

const SETTINGS_FILE = '/etc/website/site.env';

test.each([
  ['on a server', { SETTINGS_FILE }, ['website inbox list', 'website backup']],
  ['in a checkout', {}, ['npm run inbox -- list', 'npm run backup']],
  ['by npm', { SETTINGS_FILE, npm_lifecycle_event: 'inbox' }, ['npm run inbox -- list', 'npm run backup']],
])('staff read the command that works %s', (_, env, commands) => {
  expect([staffCommand('inbox', 'list', env), staffCommand('backup', '', env)]).toEqual(commands);
});
