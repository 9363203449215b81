import type { FastifyInstance } from 'fastify';
import { paths } from '#language/paths.ts';
import { issueFormToken } from '../forms/form-token.ts';
import type { SubmissionDeps } from '../forms/submission-deps.ts';
import { sendJson } from '../plugins/responses.ts';

export function challenge(
  app: FastifyInstance,
  { proofs, secret, now }: Pick<SubmissionDeps, 'proofs' | 'secret' | 'now'>,
) {
  app.get(paths.challenge, async (_, reply) =>
    sendJson(reply, 200, { ...(await proofs.challenge()), token: issueFormToken(secret, now()) }),
  );
}
