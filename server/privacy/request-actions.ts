import { controlFields } from '#forms/control-fields.ts';
import { check } from '#forms/form-definition.ts';
import { formOf } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { FormBody } from '../messages/payload.ts';
import { linkPath } from '../messages/signed-link.ts';
import type { SubmissionDetails } from '../messages/submission-details.ts';
import { fileRow } from '../messages/submission-rows.ts';
import type { Uploads } from '../resume/resume-upload.ts';
import {
  applyCorrection,
  applyErasure,
  applyWithdrawal,
  type RequestDeps,
  recordCopy,
} from './apply-request.ts';
import { dataCopy } from './data-copy.ts';
import type { OpenRequest, RequestOutcome } from './request-outcome.ts';
import type { StoredDataTexts } from './stored-data.ts';

export interface ActionDeps {
  requests: RequestDeps;
  texts: StoredDataTexts;
  uploads: Uploads;
}

interface ActionContext extends ActionDeps {
  language: Language;
  request: OpenRequest;
  body: Extract<FormBody, { state: 'read' }>;
}

/** What can be posted from the page, by the last part of its path. */
export const requestActions = {
  async copy({ requests, texts, language, request, body }: ActionContext): Promise<RequestOutcome> {
    const copy = await dataCopy(requests.store, texts, request, language, body.entries.as);
    if (!copy) return request;
    await recordCopy(requests, request.found);
    return { state: 'download', copy };
  },

  async correct({ requests, uploads, language, request, body }: ActionContext): Promise<RequestOutcome> {
    const { found, link } = request;
    // Nobody works on withdrawn data any more.
    if (found.withdrawn_at !== null) return request;
    const read = await readCorrection(uploads, found, body, requests.now());
    if (read.state === 'refused')
      return { ...request, changes: { act: 'correct', correction: read.form }, status: 422 };
    await applyCorrection(requests, found, read);
    const draftToken = body.entries[controlFields.draft];
    if (draftToken) await uploads.drop(draftToken);
    return { state: 'redirect', location: `${linkPath('person', language, link)}&done=corrected` };
  },

  async withdraw({ requests, language, request, body }: ActionContext): Promise<RequestOutcome> {
    if (body.entries.confirm !== 'on') return unconfirmed(request, 'withdraw');
    if (request.found.withdrawn_at === null) await applyWithdrawal(requests, request.found);
    return { state: 'redirect', location: linkPath('person', language, request.link) };
  },

  async erase({ requests, request, body }: ActionContext): Promise<RequestOutcome> {
    if (body.entries.confirm !== 'on') return unconfirmed(request, 'erase');
    await applyErasure(requests, request.found);
    return { state: 'closed', reason: 'erased' };
  },

  /** Asks for a new link while this one still works. */
  async link({ request }: ActionContext): Promise<RequestOutcome> {
    return request;
  },
};

function unconfirmed(request: OpenRequest, act: 'withdraw' | 'erase'): RequestOutcome {
  return { ...request, changes: { act, unsure: true }, status: 422 };
}

/** Validates a correction by its form's schema: what to store, or the form to show again. */
async function readCorrection(
  uploads: Uploads,
  found: SubmissionDetails,
  { entries, file: sent }: ActionContext['body'],
  now: number,
) {
  const form = formOf(found.form, Number(found.fields.job));
  const draftToken = entries[controlFields.draft] ?? '';
  const typed = Object.fromEntries(Object.entries(entries).filter(([name]) => form.fields.includes(name)));
  const upload = await uploads.resolve(form, sent, draftToken);
  const checked = check(form, { ...typed, privacyPolicy: 'on' });
  const errors = {
    ...(upload.state === 'refused' && { resume: upload.problem }),
    ...(checked.state === 'invalid' && checked.errors),
  };
  if (checked.state !== 'valid' || Object.keys(errors).length > 0) {
    const kept = await uploads.keep(upload);
    const draft = kept ?? (found.file && { token: '', name: found.file.name });
    return { state: 'refused', form: { values: typed, errors, draft } } as const;
  }
  const { privacyPolicy, ...values } = checked.values;
  const { job, service, article } = found.fields;
  const subject = Object.entries({ job, service, article }).filter(([, id]) => id !== undefined);
  return {
    state: 'valid',
    values: { ...values, ...Object.fromEntries(subject) },
    file: upload.state === 'accepted' ? fileRow(upload.file, now) : undefined,
  } as const;
}
