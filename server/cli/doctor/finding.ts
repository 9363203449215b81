/** `warning` needs attention; `bad` means that something does not work, or soon will not. */
export type Level = 'good' | 'warning' | 'bad';

/** The result of a check, with a remedy. Never holds a password or anything a visitor wrote. */
export interface Finding {
  level: Level;
  text: string;
  remedy?: string;
}

export const good = (text: string): Finding => ({ level: 'good', text });
export const warning = (text: string, remedy: string): Finding => ({ level: 'warning', text, remedy });
export const bad = (text: string, remedy: string): Finding => ({ level: 'bad', text, remedy });
