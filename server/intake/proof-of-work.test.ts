import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createProofs, type Proofs } from './proof-of-work.ts';

const secret = () => 'secret';
const proofs = createProofs(secret);

test('a solved challenge proves one submission, however often that is tried', async () => {
  const payload = await solved(proofs);
  expect(await proofs.verify(payload, 'key')).toBe('valid');
  expect(await proofs.verify(payload, 'key')).toBe('valid');
  expect(await proofs.verify(payload, 'another key')).toBe('replayed');
});

test('a challenge with another secret and a wrong solution prove nothing', async () => {
  const foreign = await solved(createProofs(() => 'other'));
  const wrong = encoded(await proofs.challenge(), { counter: 1, derivedKey: '00' });
  for (const payload of [foreign, wrong, 'no base64', btoa('null'), btoa('{}')])
    expect(await proofs.verify(payload, 'key')).toBe('bad');
  expect(await proofs.verify(undefined, 'key')).toBe('missing');
});

test('a proof that expired on its way counts as none, because a slow upload is no suspicion', async () => {
  expect(await proofs.verify(await solved(createProofs(secret, () => 0)), 'key')).toBe('missing');
});

async function solved(from: Proofs): Promise<string> {
  const challenge = await from.challenge();
  return encoded(challenge, await solveChallenge({ challenge, deriveKey }));
}

function encoded(challenge: unknown, solution: unknown): string {
  return btoa(JSON.stringify({ challenge, solution }));
}
