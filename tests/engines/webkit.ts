import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { freePort } from '../support/run/free-port.ts';
import { readErrors, watchErrors } from './console-errors.ts';
import { type BrowserEngine, type EngineOptions, type Point, swipeSteps } from './engine.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const [browser] = globSync('/usr/lib{exec,/*}/webkit{2gtk,gtk}-*/MiniBrowser');

/** The packages to install before WebKitGTK can be driven; undefined if none is missing. */
export const missingOfWebkit =
  existsSync(driverProgram) && existsSync(screen) && browser ? undefined : 'webkit2gtk-driver xvfb';

/** Starts WebKitGTK's small browser on a virtual screen. Selenium drives it through WebKit's driver. */
export async function startWebkit({ javaScript, home }: EngineOptions): Promise<BrowserEngine> {
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] ?? display, 'data');
  const port = await freePort();
  const server = spawn(driverProgram, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, HOME: home, XDG_CONFIG_HOME: home },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`)).toPass();
  const args = ['--automation', `--enable-javascript=${javaScript}`];
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } }),
    )
    .build();
  return {
    ...actionsOf(driver, javaScript),
    async close() {
      await driver.quit().catch(() => {});
      await end(server);
      await end(display);
    },
  };
}

function actionsOf(driver: WebDriver, javaScript: boolean): Omit<BrowserEngine, 'close'> {
  const find = (selector: string) => driver.findElement(By.css(selector));
  const run: BrowserEngine['run'] = async (script, ...args) => {
    // WebKit's driver cannot read the console.
    if (javaScript) await driver.executeScript(watchErrors);
    return driver.executeScript(script, ...args);
  };
  return {
    run,
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    pointAt: ({ x, y }) => driver.actions().move({ x, y, duration: 0 }).perform(),
    click: ({ x, y }) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    tap: (point) => touch(driver, [point]),
    swipe: (point, distance) => touch(driver, swipeSteps(point, distance)),
    press: (key) => driver.actions().sendKeys(keyCodes[key]).perform(),
    pressIn: (selector, key) => find(selector).sendKeys(keyCodes[key]),
    choose: (selector, value) => find(`${selector} option[value="${value}"]`).click(),
    fill: async (selector, text) => {
      await find(selector).clear();
      await find(selector).sendKeys(text);
    },
    attach: (selector, file) => find(selector).sendKeys(file),
    errors: async () => (javaScript ? run(readErrors) : []),
  };
}

const keyCodes = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

/** Touches the first point and lifts the finger at the last. Selenium's actions have only a mouse. */
function touch(driver: WebDriver, [start, ...way]: Point[]) {
  const move = (point: Point | undefined, duration: number) => ({ type: 'pointerMove', ...point, duration });
  const actions = [
    move(start, 0),
    { type: 'pointerDown', button: 0 },
    ...way.map((point) => move(point, 20)),
    { type: 'pointerUp', button: 0 },
  ];
  const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
  return driver.execute(new Command(Name.ACTIONS).setParameter('actions', [finger]));
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
