import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { type Engine, type EngineOptions, endpoints } from './webdriver.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const [browser] = globSync('/usr/lib{exec,/*}/webkit{2gtk,gtk}-*/MiniBrowser');

/** What has to be installed before WebKitGTK can be driven; undefined where nothing has. */
export const missingOfWebkit =
  existsSync(driver) && existsSync(screen) && browser ? undefined : 'webkit2gtk-driver xvfb';

/** Starts WebKitGTK's own small browser on a screen that nobody sees, driven by its own driver. */
export async function startWebkit({ javaScript, home }: EngineOptions): Promise<Engine> {
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, HOME: home, XDG_CONFIG_HOME: home },
  });
  const sessions = `http://127.0.0.1:${port}/session`;
  await expect(() => fetch(`http://127.0.0.1:${port}/status`)).toPass();
  const args = ['--automation', `--enable-javascript=${javaScript}`];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } };
  const { sessionId } = await ask('POST', sessions, { capabilities });
  const session = `${sessions}/${sessionId}`;
  return {
    send: (command, { id, name, ...parameters } = {}) => {
      const [method = '', template = ''] = endpoints[command].split(' ');
      const path = template.replace(':id', String(id)).replace(':name', String(name));
      return ask(method, `${session}/${path}`, parameters);
    },
    errors: async () => [],
    close: async () => {
      await ask('DELETE', session).catch(() => {});
      await end(server);
      await end(display);
    },
  };
}

async function ask(method: string, url: string, parameters = {}) {
  const body = method === 'POST' ? JSON.stringify(parameters) : null;
  const answer = await fetch(url, { method, body });
  const { value } = (await answer.json()) as { value: { sessionId: string; error: string; message: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
