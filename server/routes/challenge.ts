import type { FastifyInstance } from 'fastify';
import { paths } from '#i18n/paths.ts';
import type { Proofs } from '../messages/proof-of-work.ts';
import { issueFormToken } from '../messages/signed-tokens.ts';
import { sendJson } from '../plugins/responses.ts';

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
