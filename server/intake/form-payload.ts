import { controlFields } from '#forms/control-fields.ts';
import type { FormValues } from '#forms/form-definition.ts';
import { type FormToken, readFormToken } from '#server/submissions/signed-tokens.ts';

export interface FormPayload {
  values: FormValues;
  tokenText: string;
  token: FormToken | undefined;
  honeypot: string;
  proof: string | undefined;
  uploadToken: string;
  service: string;
  article: string;
}

export function parsePayload(sent: FormValues, secret: string, now: number): FormPayload {
  const {
    [controlFields.token]: tokenText = '',
    [controlFields.honeypot]: honeypot = '',
    [controlFields.proof]: proof,
    [controlFields.pendingUpload]: uploadToken = '',
    [controlFields.service]: service = '',
    [controlFields.article]: article = '',
    ...values
  } = sent;
  const token = readFormToken(secret, tokenText, now);
  return { values, tokenText, token, honeypot, proof, uploadToken, service, article };
}
