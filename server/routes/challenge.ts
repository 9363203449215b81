import type { FastifyInstance } from 'fastify';
import { paths } from '#language/paths.ts';
import { issueFormToken } from '../messages/form-token.ts';
import type { SubmissionDeps } from '../messages/submission-deps.ts';
import { sendJson } from '../plugins/responses.ts';

export function challenge(
  app: FastifyInstance,
  submissions: Pick<SubmissionDeps, 'proofs' | 'secret' | 'now'>,
) {
  app.get(paths.challenge, async (_, reply) => {
    const { proofs, secret, now } = submissions;
    return sendJson(reply, 200, { ...(await proofs.challenge()), token: issueFormToken(secret, now()) });
  });
}
