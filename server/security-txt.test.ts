import { expect, test } from 'vitest';
import { securityTxtExpiry } from './security-txt.ts';

const day = 86_400_000;

test('security.txt is renewed in time, and for no more than a year: see content/security.yaml', () => {
  const left = (securityTxtExpiry().getTime() - Date.now()) / day;
  expect(left).toBeGreaterThan(30);
  expect(left).toBeLessThan(366);
});
