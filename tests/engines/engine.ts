/** A newly started engine with one window and no history. Points are pixels of the window. */
export interface BrowserEngine {
  /** Runs the function in the page, even without JavaScript. The function can use nothing of its file. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  open(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  pointAt(point: Point): Promise<unknown>;
  click(point: Point): Promise<unknown>;
  tap(point: Point): Promise<unknown>;
  /** A finger goes this many pixels to the right, half of them before the point. */
  swipe(point: Point, distance: number): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  // These use the first element that matches the selector.
  pressIn(selector: string, key: Key): Promise<unknown>;
  choose(selector: string, value: string): Promise<unknown>;
  fill(selector: string, text: string): Promise<unknown>;
  /** The field may be hidden. */
  attach(selector: string, file: string): Promise<unknown>;
  /** The errors on the console of all pages that were open. */
  errors(): Promise<string[]>;
  close(): Promise<unknown>;
}

export interface Point {
  x: number;
  y: number;
}

/** Keys without a character, by their names in the browser. */
export type Key = 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape';

export interface EngineOptions {
  javaScript: boolean;
  /** The folder of the engine's profile. */
  home: string;
}

/** The positions of a finger that moves through a point. */
export const swipeSteps = ({ x, y }: Point, distance: number): Point[] =>
  [-0.5, -0.25, 0, 0.25, 0.5].map((share) => ({ x: Math.round(x + distance * share), y }));
