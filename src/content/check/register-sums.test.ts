import { expect, test } from 'vitest';
import { siteContent, siteContentWith } from '#content/files/site-content.fixture.ts';
import { checkRegister } from './consistency.ts';

const { sectors } = siteContent.files['register.yaml'] as {
  sectors: { id: string; asked: Record<string, number> }[];
};
const [first, ...rest] = sectors;

test('the counters and the texts have the sums of the register', () => {
  expect(checkRegister(siteContent)).toEqual([]);
});

test.each([
  [
    'a client more',
    { sectors: [{ ...first, asked: { ...first?.asked, ksa: (first?.asked.ksa ?? 0) + 1 } }, ...rest] },
  ],
  ['a sector less', { sectors: rest }],
  ['nobody who said no', { declined: [] }],
])('%s is an issue', (_, change) => {
  const found = checkRegister(siteContentWith({ 'register.yaml': change }));
  expect(found.map(({ code }) => code)).toContain('register.differs');
});
