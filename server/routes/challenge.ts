import type { FastifyInstance } from 'fastify';
import { paths } from '#routing/paths.ts';
import { sendJson } from '#server/http/responses.ts';
import type { Proofs } from '#server/intake/proof-of-work.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';

interface ChallengeOptions {
  proofs: Proofs;
  secret(): string;
  minFillMs: number;
  now(): number;
}

export async function challenge(app: FastifyInstance, { proofs, secret, minFillMs, now }: ChallengeOptions) {
  app.get(paths.challenge, async (_, reply) =>
    sendJson(reply, 200, {
      ...(await proofs.challenge()),
      token: issueFormToken(secret(), now()),
      minFillMs,
    }),
  );
}
