import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a server of the site. Resolves once it listens; rejects if it ends, or prints nothing for 30 s. */
export async function startServerProcess(cwd: string, args: string[], more: Record<string, string>) {
  // A build in this process leaves its NODE_ENV behind, by which a development server would not be one.
  const env = { ...process.env, NODE_ENV: undefined, HOST: 'localhost', ...more };
  // A full pipe that nobody reads would stop the server.
  const server = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const origin = await new Promise<string>((resolve, reject) => {
    const silence = setTimeout(() => reject(new Error(`${args} says nothing.`)), 30_000).unref();
    server.once('exit', () => reject(new Error(`${args} has ended.`)));
    server.stdout.on('data', (text) => {
      silence.refresh();
      const [found] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
  });
  async function stop() {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  }
  return { origin, pid: server.pid, stop };
}
