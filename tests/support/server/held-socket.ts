// Holds a listening socket as systemd does, and starts a server on it again whenever the one before has ended.
import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { createServer } from 'node:net';

const [entry = '', folder = ''] = process.argv.slice(2);
const program = `import('${entry}').then((main) => main.startServer('${folder}'))`;

const holder = createServer().listen({ port: 0, host: '127.0.0.1' }, () => {
  // systemd hands the descriptor over as number 3, which Node's types lack.
  const { fd } = Reflect.get(holder, '_handle');
  writeSync(1, `Held ${JSON.stringify(holder.address())}\n`);
  // The wait is synchronous, so that this process accepts no connection itself.
  while (serve(fd) === 0);
  process.exit(1);
});

function serve(fd: number) {
  const shell = 'echo "Process $$"; LISTEN_PID=$$ exec "$0" -e "$1"';
  return spawnSync('/bin/sh', ['-c', shell, process.execPath, program], {
    stdio: ['ignore', 'inherit', 'inherit', fd],
    env: { ...process.env, LISTEN_FDS: '1' },
  }).status;
}
