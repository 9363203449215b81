import type { FormValues } from '#forms/form-definition.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import { type FormToken, readFormToken } from '#server/submissions/signed-tokens.ts';

export interface FormPayload {
  values: FormValues;
  tokenText: string;
  /** Undefined if it is missing, forged or too old. */
  token: FormToken | undefined;
  honeypot: string;
  proof: string | undefined;
  uploadToken: string;
  service: string;
  article: string;
}

export function parsePayload(sent: FormValues, secret: string, now: number): FormPayload {
  const {
    [hiddenFields.token]: tokenText = '',
    [hiddenFields.honeypot]: honeypot = '',
    [hiddenFields.proof]: proof,
    [hiddenFields.pendingUpload]: uploadToken = '',
    [hiddenFields.service]: service = '',
    [hiddenFields.article]: article = '',
    ...values
  } = sent;
  const token = readFormToken(secret, tokenText, now);
  return { values, tokenText, token, honeypot, proof, uploadToken, service, article };
}
