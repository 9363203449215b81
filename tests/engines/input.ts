import type { Send } from './webdriver.ts';

const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

export function pointerOf(send: Send) {
  const point = (pointerType: 'mouse' | 'touch', actions: object[]) =>
    send('PerformActions', {
      actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }],
    });
  return {
    pointAt: (x: number, y: number) => point('mouse', [{ type: 'pointerMove', x, y, duration: 0 }]),
    hover: (id: string) => point('mouse', [onto(id)]),
    tap: (id: string) => point('touch', [onto(id), down, up]),
    swipe: (id: string, distance: number) => {
      const way = [-0.25, 0, 0.25, 0.5].map((share) => ({ ...onto(id, distance * share), duration: 20 }));
      return point('touch', [onto(id, -distance / 2), down, ...way, up]);
    },
  };
}

export function typed(keys: string[]) {
  const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return { type: 'key', id: 'keyboard', actions };
}

export const reference = (id: string) => ({ 'element-6066-11e4-a52e-4f735466cecf': id });

const onto = (id: string, x = 0) => ({ type: 'pointerMove', origin: reference(id), x, y: 0, duration: 0 });

/** Keys that write nothing. */
export const keys = {
  enter: '\uE007',
  escape: '\uE00C',
  left: '\uE012',
  right: '\uE014',
  down: '\uE015',
};
