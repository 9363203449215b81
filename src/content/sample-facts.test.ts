import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { sampleFacts } from './sample-facts.ts';

function contentOf(files: Record<string, string>): string {
  const folder = newFolder();
  for (const language of ['en', 'ar']) mkdirSync(join(folder, language, 'offices'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test.each([
  ['site.yaml', 'sample: true\n', 'sample: true'],
  ['site.yaml', 'email: info@firm.example\n', 'firm.example'],
  ['site.yaml', 'registration: "7000000000"\n', '7000000000'],
  ['site.yaml', 'vat: "300000000000003"\n', '300000000000003'],
  ['site.yaml', 'shortAddress: AAAA0000\n', 'AAAA0000'],
  ['en/offices/riyadh.yaml', 'postalBox: P.O. Box 999991\n', '999991'],
  ['ar/offices/riyadh.yaml', 'postalBox: ص.ب. ٩٩٩٩٩١\n', '٩٩٩٩٩١'],
  ['ar/offices/riyadh.yaml', 'phone: "+966 11 000 0000"\n', '+966 11 000 0000'],
  ['en/offices/cairo.yaml', 'phone: "+20 2 0000 0000"\n', '+20 2 0000 0000'],
  ['en/offices/riyadh.yaml', 'title: The Rasikh office\n', 'Rasikh'],
  ['ar/offices/riyadh.yaml', 'title: مكتب شركة راسخ\n', 'راسخ'],
  ['ar/firm.yaml', 'name: راسخ للاستشارات\n', 'راسخ'],
])('%s with %s is a sample fact', (file, text, found) => {
  expect(sampleFacts(contentOf({ [file]: text }))).toEqual([{ file, found: [found] }]);
});

test('another firm’s facts are not sample facts', () => {
  const files = {
    'site.yaml': 'email: info@example-advisers.com\nlegal:\n  registration: "7001234567"\n',
    'en/firm.yaml': 'name: Rasikha Advisers\n',
    'ar/offices/riyadh.yaml': 'phone: "+966 11 200 0300"\nintroduction: نموّ راسخ\n',
  };
  expect(sampleFacts(contentOf(files))).toEqual([]);
});
