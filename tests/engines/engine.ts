/** An engine with one window, which began a moment ago and remembers nothing. Points are pixels of the window. */
export interface BrowserEngine {
  /** Runs it in the page, where it is sent as it is written, also in a page without JavaScript. */
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
  // Of the elements that a selector names these take the first.
  pressIn(selector: string, key: Key): Promise<unknown>;
  choose(selector: string, value: string): Promise<unknown>;
  fill(selector: string, text: string): Promise<unknown>;
  attach(selector: string, file: string): Promise<unknown>;
  /** The errors that its console has of the pages that were open. */
  errors(): Promise<string[]>;
  close(): Promise<unknown>;
}

export interface Point {
  x: number;
  y: number;
}

/** Keys that write nothing, by their names in the browser. */
export type Key = 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape';

export interface EngineOptions {
  javaScript: boolean;
  /** A folder for what the engine keeps. */
  home: string;
}

/** Where a finger is on its way through a point. */
export const swipeSteps = ({ x, y }: Point, distance: number): Point[] =>
  [-0.5, -0.25, 0, 0.25, 0.5].map((share) => ({ x: Math.round(x + distance * share), y }));
