/** The WebDriver standard's commands by Marionette's names, with their endpoints below a session's URL. */
export const endpoints = {
  Back: 'POST back',
  ElementClear: 'POST element/:id/clear',
  ElementClick: 'POST element/:id/click',
  ElementSendKeys: 'POST element/:id/value',
  ExecuteScript: 'POST execute/sync',
  FindElements: 'POST elements',
  Forward: 'POST forward',
  GetCurrentURL: 'GET url',
  GetElementAttribute: 'GET element/:id/attribute/:name',
  GetElementProperty: 'GET element/:id/property/:name',
  GetElementText: 'GET element/:id/text',
  IsElementDisplayed: 'GET element/:id/displayed',
  Navigate: 'POST url',
  PerformActions: 'POST actions',
  SetWindowRect: 'POST window/rect',
} as const;

export type Command = keyof typeof endpoints;

// biome-ignore lint/suspicious/noExplicitAny: what a command answers is written in the standard alone
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<any>;

/** An engine with one window, which began a moment ago and remembers nothing. */
export interface Engine {
  send: Send;
  /** What its own console holds against the pages; nothing where it shows nobody its console. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface EngineOptions {
  javaScript: boolean;
  /** A folder for what the engine keeps. */
  home: string;
}
