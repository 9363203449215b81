import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as brandColors from './brand-colors.ts';

test('mails, reports and icons have the colours of the pages', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, color] of Object.entries(brandColors)) expect.soft(tokens, name).toContain(`: ${color};`);
});

test('the page of status 503, which carries its own style sheet, has no other', () => {
  const styles = readFileSync('src/sections/error-page/error-page.module.css', 'utf8');
  const colors = styles.match(/#[\da-f]{6}/g) ?? [];
  expect([...new Set(colors)]).toEqual([brandColors.night]);
});
