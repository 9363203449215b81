import { expect, test } from 'vitest';
import { logFixture } from './log.fixture.ts';
import { serializeError } from './log.ts';

test('of an error the log has the name and the places, and nothing that it quotes', () => {
  const { log, lines, text } = logFixture();
  const cause = Object.assign(new Error('Key (email)=(mona@company.example)\n    at Mona (file.ts:1:1)'), {
    code: '23505',
    detail: 'mona@company.example',
  });
  log.error({ err: new TypeError('mona@company.example', { cause }) }, 'Could not be stored');
  expect(lines[0]?.err).toEqual({
    name: 'TypeError',
    at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    cause: { name: '23505', at: expect.any(Array) },
  });
  expect(text()).not.toMatch(/mona/i);
  expect(serializeError('mona')).toEqual({ name: 'string', at: [] });
});
