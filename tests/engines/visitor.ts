import { expect } from '@playwright/test';
import { readFaults, watchFaults } from './faults.ts';
import { pointerOf, reference, typed } from './input.ts';
import type { Command, Engine } from './webdriver.ts';

export type Visitor = ReturnType<typeof visitorIn>;

/** Elements are named by CSS selectors; the first shown one counts. */
export function visitorIn({ send, errors }: Engine, baseURL: string, javaScript: boolean) {
  const { hover, tap, swipe, pointAt } = pointerOf(send);

  const { run, act, read, find, shown } = elementsOf(send, javaScript);
  const open = (path: string) => send('Navigate', { url: baseURL + path });

  return {
    run,
    open,
    /** Waits until the islands have taken over, which the first move of the pointer makes them do. */
    openAwake: async (path: string) => {
      await open(path);
      for (const offset of [1, 2]) await pointAt(offset, offset);
      await expect.poll(() => run(() => document.querySelectorAll('[data-island=waiting]').length)).toBe(0);
    },
    back: () => send('Back'),
    forward: () => send('Forward'),
    resize: (width: number, height: number) => send('SetWindowRect', { x: 0, y: 0, width, height }),
    url: async (): Promise<string> => (await send('GetCurrentURL')).replace(baseURL, ''),
    count: async (selector: string) => (await shown(selector)).length,
    text: (selector: string) => read(selector, 'GetElementText'),
    value: (selector: string) => read(selector, 'GetElementProperty', 'value'),
    attribute: (selector: string, name: string) => read(selector, 'GetElementAttribute', name),
    pointAt,
    hover: (selector: string) => act(selector, hover),
    tap: (selector: string) => act(selector, tap),
    /** A finger goes this many pixels to the right. */
    swipe: (selector: string, distance: number) => act(selector, (id) => swipe(id, distance)),
    click: (selector: string) => act(selector, (id) => send('ElementClick', { id })),
    choose: (selector: string, value: string) =>
      act(`${selector} option[value="${value}"]`, (id) => send('ElementClick', { id })),
    fill: (selector: string, text: string) =>
      act(selector, async (id) => {
        await send('ElementClear', { id });
        await send('ElementSendKeys', { id, text });
      }),
    /** Gives a key to an element, or the path of a file to its field, which need not be seen. */
    give: (selector: string, text: string) =>
      act(selector, (id) => send('ElementSendKeys', { id, text }), find),
    press: (...keys: string[]) => send('PerformActions', { actions: [typed(keys)] }),
    faults: async () => [...(await errors()), ...(javaScript ? await run(readFaults) : [])],
  };
}

/** Finds elements, and waits for them. */
function elementsOf(send: Engine['send'], javaScript: boolean) {
  async function find(selector: string): Promise<string[]> {
    if (javaScript) await run(watchFaults);
    const query = { using: 'css selector', value: selector };
    const found: Record<string, string>[] = await send('FindElements', query).catch(() => []);
    return found.flatMap((element) => Object.values(element));
  }

  async function shown(selector: string): Promise<string[]> {
    const ids = await find(selector);
    const displayed = await Promise.all(
      // One that React or the next page has just taken away is not shown either.
      ids.map((id) => send('IsElementDisplayed', { id }).catch(() => false)),
    );
    return ids.filter((_, index) => displayed[index]);
  }

  /** Does it to an element in the middle of the window, as soon as that can be done. */
  const act = (selector: string, action: (id: string) => Promise<unknown>, among = shown) =>
    expect(async () => {
      const [id] = await among(selector);
      if (!id) throw new Error(`${selector} is not to be seen`);
      // WebKit's driver leaves a half hidden element where it is; Firefox scrolls by itself.
      await send('ExecuteScript', { script: center, args: [reference(id)] }).catch(() => undefined);
      await action(id);
    }).toPass();

  /** Undefined where there is no such element, or none any more. */
  const read = async (selector: string, command: Command, name?: string): Promise<string | undefined> => {
    const [id] = await shown(selector);
    return id && send(command, { id, name }).catch(() => undefined);
  };

  const run = <Result>(script: () => Result): Promise<Result> =>
    send('ExecuteScript', { script: `return (${script})();`, args: [] });

  return { run, act, read, find, shown };
}

const center = `(arguments[0].closest('select') ?? arguments[0])
  .scrollIntoView({ block: 'center', behavior: 'instant' })`;
