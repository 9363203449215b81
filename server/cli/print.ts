import type { Writable } from 'node:stream';
import { riyadhOffsetMs } from '#language/time.ts';

export function print(text: string, stdout: Writable = process.stdout): void {
  stdout.write(`${text}\n`);
}

/** Escapes characters that control a terminal or the direction of text. */
export function printableJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(
    /[\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `1 message`, `2 messages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `2026-11-21 10:58` in Riyadh. */
export function riyadhTime(moment: number): string {
  return new Date(moment + riyadhOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}
