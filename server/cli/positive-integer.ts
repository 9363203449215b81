import { InvalidArgumentError } from 'commander';

/** Reads an option's value. Throws commander's error for anything but digits. */
export function positiveInteger(typed: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError('Use a whole number, 1 or more.');
}
