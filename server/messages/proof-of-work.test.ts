import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createProofs } from './proof-of-work.ts';

test('a solved challenge is a proof for one message, however often it is tried', async () => {
  const proofs = createProofs(() => 'secret');
  const payload = await solved((await proofs.challenge()) as Challenge);
  expect(await proofs.verify(payload, 'key')).toBe('valid');
  expect(await proofs.verify(payload, 'key')).toBe('valid');
  expect(await proofs.verify(payload, 'another key')).toBe('replayed');
});

test('a challenge of another secret, an expired one and a false solution prove nothing', async () => {
  const proofs = createProofs(() => 'secret');
  const foreign = await solved((await createProofs(() => 'other').challenge()) as Challenge);
  const expired = await solved(
    (await createProofs(
      () => 'secret',
      () => 0,
    ).challenge()) as Challenge,
  );
  const wrong = encoded((await proofs.challenge()) as Challenge, { counter: 1, derivedKey: '00' });
  for (const payload of [foreign, expired, wrong, 'no base64', btoa('null'), btoa('{}')]) {
    expect(await proofs.verify(payload, 'key')).toBe('bad');
  }
  expect(await proofs.verify(undefined, 'key')).toBe('missing');
});

async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encoded(challenge, solution);
}

function encoded(challenge: Challenge, solution: unknown): string {
  return btoa(JSON.stringify({ challenge, solution }));
}
