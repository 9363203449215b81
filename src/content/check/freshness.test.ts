import { expect, test } from 'vitest';
import { oneText } from './content.fixture.ts';
import { approve, checkFreshness } from './freshness.ts';

const never = () => false;
const { approved } = approve(oneText('One', 'واحد'), never);
const faultsOf = (english: string, arabic: string) => checkFreshness(oneText(english, arabic, { approved }));
const fault = (sentence: string) => [{ file: 'ar/file.yaml', key: 'text', sentence }];

test('an approved translation is fresh', () => {
  expect(faultsOf('One', 'واحد')).toEqual([]);
});

test('an English text that changed alone wants translating', () => {
  expect(faultsOf('Only one', 'واحد')).toEqual(
    fault('the English changed and the Arabic did not: translate it, then run npm run translated'),
  );
});

test('texts that changed in Arabic too, or are new, want approval', () => {
  const sentence = 'changed: run npm run translated';
  expect(faultsOf('Only one', 'واحد فقط')).toEqual(fault(sentence));
  expect(faultsOf('One', 'واحدٌ')).toEqual(fault(sentence));
  expect(checkFreshness(oneText('One', 'واحد'))).toEqual(fault(sentence));
});

test('an approval whose text is gone', () => {
  const gone = { 'file.yaml': { ...approved['file.yaml'], old: '1 2' } };
  expect(checkFreshness(oneText('One', 'واحد', { approved: gone }))).toEqual([
    { file: 'ar/file.yaml', key: 'old', sentence: 'is gone: run npm run translated' },
  ]);
});

test('old Arabic under new English is refused and keeps its old approval', () => {
  const changed = oneText('Only one', 'واحد', { approved });
  expect(approve(changed, never)).toEqual({ approved, refused: [{ file: 'file.yaml', key: 'text' }] });
});

test('old Arabic that still holds is approved', () => {
  const changed = oneText('One.', 'واحد', { approved });
  const { approved: next, refused } = approve(changed, (file, key) => `${file}:${key}` === 'file.yaml:text');
  expect(refused).toEqual([]);
  expect(checkFreshness({ ...changed, approved: next })).toEqual([]);
});
