import { expect, test } from 'vitest';
import type { Country } from './choices.ts';
import { formatPhone, toE164 } from './mobile-number.ts';

test.each<[string, Country, string | undefined]>([
  ['0501234567', 'ksa', '+966501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'ksa', '+966501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', 'ksa', '+966501234567'],
  ['501234567', 'ksa', '+966501234567'],
  ['966501234567', 'ksa', '+966501234567'],
  ['+966 (0)50-123-4567', 'egypt', '+966501234567'],
  ['00966 50 123 4567', 'uae', '+966501234567'],
  ['\u202a+966 50 123 4567\u202c', 'egypt', '+966501234567'],
  ['010 1234 5678', 'egypt', '+201012345678'],
  ['33123456', 'bahrain', '+97333123456'],
  ['+1 202 555 0100', 'ksa', '+12025550100'],
  ['12345', 'bahrain', undefined],
  ['1234567890123', 'ksa', undefined],
  ['050 123 456x', 'ksa', undefined],
  ['', 'ksa', undefined],
  ['+', 'ksa', undefined],
])('"%s" with the code of %s is called at %s', (typed, country, callable) => {
  expect(toE164(typed, country)).toBe(callable);
});

test.each([
  ['+966501234567', '+966 50 123 4567'],
  ['+201012345678', '+20 101 234 5678'],
  ['+20227345678', '+20 2 2734 5678'],
  ['+20403312345', '+20 40 331 2345'],
  ['+97333123456', '+973 3312 3456'],
  ['+97144123456', '+971 4 412 3456'],
  ['+96264123456', '+962 6 412 3456'],
  ['+12025550100', '+12025550100'],
])('%s is read as %s', (callable, shown) => {
  expect(formatPhone(callable)).toBe(shown);
});
