import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { connectMarionette } from './marionette.ts';
import type { Engine, EngineOptions } from './webdriver.ts';

const binary = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((path) => existsSync(path));

/** What has to be installed before Firefox can be driven; undefined where nothing has. */
export const missingOfFirefox = binary ? undefined : 'firefox-esr';

/** Starts Firefox without a screen. It is driven through Marionette, which WebDriver is to Firefox itself. */
export async function startFirefox({ javaScript, home }: EngineOptions): Promise<Engine> {
  const preferences = {
    'marionette.port': 0,
    // Without a screen it knows of no mouse.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'ui.prefersReducedMotion': 1,
    'javascript.enabled': javaScript,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(home, 'user.js'), lines.join('\n'));
  const firefox = spawn(
    binary ?? '',
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', home],
    { stdio: 'ignore', env: { ...process.env, HOME: home } },
  );
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const portFile = join(home, 'MarionetteActivePort');
  // A busy machine takes its time to start it.
  await expect
    .poll(() => existsSync(portFile) && readFileSync(portFile, 'utf8'), { timeout: 40_000 })
    .toBeTruthy();
  const { call, close } = await connectMarionette(Number(readFileSync(portFile, 'utf8')));
  await call('WebDriver:NewSession', {});
  return {
    send: (command, parameters) => call(`WebDriver:${command}`, parameters),
    errors: async () => {
      await call('Marionette:SetContext', { value: 'chrome' });
      const found = await call('WebDriver:ExecuteScript', { script: readConsole, args: [] });
      await call('Marionette:SetContext', { value: 'content' });
      return found as string[];
    },
    close: async () => {
      close();
      firefox.kill();
      await ended;
    },
  };
}

/** Of all that Firefox notes, the errors of pages: a warning has the first bit, Firefox itself no window. */
const readConsole = `return Services.console.getMessageArray()
  .filter((message) => message instanceof Ci.nsIScriptError && message.innerWindowID && !(message.flags & 1))
  .map(({ errorMessage, sourceName }) => errorMessage + ' ' + sourceName);`;
