import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { hourMs } from '#lib/durations.ts';

export type ProofResult = 'missing' | 'valid' | 'bad' | 'replayed';

export interface Proofs {
  challenge(): Promise<Challenge>;
  /** Binds a proof to its first key, so that the same submission can be sent again with it. */
  verify(proof: string | undefined, key: string): Promise<ProofResult>;
}

/** A visitor has this long to write a careful message. */
const challengeTtlMs = hourMs;
/** A phone of 2020 takes a third of a second for 300 to 700 keys of 1,000 rounds. */
const difficulty = { cost: 1000, from: 300, to: 700 };

export function createProofs(secret: () => string, now = Date.now): Proofs {
  // Each process remembers only the proofs that it has checked, so a proof can be used once in each.
  const used = new Map<string, { key: string; until: number }>();

  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        counter: randomInt(difficulty.from, difficulty.to),
        expiresAt: new Date(now() + challengeTtlMs),
        deriveKey,
        ...secrets(),
      }),
    async verify(proof, key) {
      if (!proof) return 'missing';
      const read: Payload | undefined = await Promise.try(decoded, proof).catch(() => undefined);
      if (!read?.challenge?.signature) return 'bad';
      const result = await verifySolution({ ...read, deriveKey, ...secrets() }).catch(() => undefined);
      if (!result?.verified) return result?.expired ? 'missing' : 'bad';
      return spend(read.challenge.signature, key) ? 'valid' : 'replayed';
    },
  };

  function spend(signature: string, key: string): boolean {
    for (const [one, { until }] of used) {
      if (until > now()) break;
      used.delete(one);
    }
    const spent = used.get(signature);
    if (spent) return spent.key === key;
    used.set(signature, { key, until: now() + challengeTtlMs });
    return true;
  }

  function secrets() {
    return { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('key') };
  }

  function derived(purpose: string): string {
    return createHmac('sha256', secret()).update(`altcha ${purpose}`).digest('hex');
  }
}

const decoded = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
