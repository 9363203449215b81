import type { Problems } from '#forms/form-definition.ts';
import { fileInput } from './form-entries.ts';
import { startProof } from './proof.ts';
import { judgeFile } from './resume-check.ts';
import { problemsOf } from './rules.ts';
import { type Answer, type Sending, send } from './send.ts';

/** What a form needs from its first touch on: the rules, the proof of work, and the way to the server. */
export interface FormSession {
  /** What is wrong with the form as it is now. */
  problems(): Promise<Problems>;
  /** A token, for a form that was served without one. */
  token(): Promise<string | undefined>;
  /** Sends the form once. */
  send(upload: Pick<Sending, 'onProgress' | 'signal'>): Promise<Answer>;
}

export function startSession(form: HTMLFormElement): FormSession {
  const proof = startProof();
  const token = proof.token();
  return {
    async problems() {
      await judgeFile(fileInput(form)?.files?.[0]);
      return problemsOf(form);
    },
    token: () => token,
    async send(upload) {
      const solved = await proof.solved();
      const answer = await send(form, {
        ...upload,
        proof: solved,
        token: (await token) ?? (await proof.token()),
      });
      if (answer.state !== 'sent') proof.renew();
      return answer;
    },
  };
}
