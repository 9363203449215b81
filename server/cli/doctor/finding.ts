/** `warning` is worth a look and no alarm; `bad` means that something does not work, or soon will not. */
export type Level = 'good' | 'warning' | 'bad';

/** What a check found: a sentence, and what to do where it is not good. Never a password or anything a visitor wrote. */
export interface Finding {
  level: Level;
  text: string;
  remedy?: string;
}

export interface Check {
  /** What it looks at, in a word or two. */
  name: string;
  /** A check that is cut off or throws is bad. */
  run(): Promise<Finding[]>;
}

export const good = (text: string): Finding => ({ level: 'good', text });
export const warning = (text: string, remedy: string): Finding => ({ level: 'warning', text, remedy });
export const bad = (text: string, remedy: string): Finding => ({ level: 'bad', text, remedy });
