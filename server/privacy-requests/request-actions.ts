import type { Entries } from '#forms/form-definition.ts';
import type { Language } from '#language/languages.ts';
import type { UploadedFile } from '../resume/resume-upload.ts';
import { deleteDraft } from '../submissions/drafts.ts';
import { personalLinkPath } from '../submissions/personal-link.ts';
import {
  applyCorrection,
  applyErasure,
  applyWithdrawal,
  type PrivacyRequestDeps,
  recordCopy,
} from './apply-request.ts';
import { readCorrection } from './correction.ts';
import { fileCopy, jsonCopy, textCopy } from './data-copy.ts';
import type { OpenRequest, RequestOutcome } from './privacy-request.ts';
import { storedData } from './stored-data.ts';

interface ActionContext {
  deps: PrivacyRequestDeps;
  language: Language;
  request: OpenRequest;
  body: { entries: Entries; file?: UploadedFile | undefined };
}

export type RequestAction = keyof typeof requestActions;

/** What can be posted from the page, by the last part of its path. */
export const requestActions = {
  async copy({ deps, language, request, body }: ActionContext): Promise<RequestOutcome> {
    const { details } = request;
    const copy = await copyAs(body.entries.as);
    if (!copy) return { state: 'open', request };
    await recordCopy(deps, details);
    return { state: 'download', copy };

    async function copyAs(format: string | undefined) {
      if (format === 'file') return fileCopy(deps.store, details);
      if (format === 'json') return jsonCopy(details);
      const messages = deps.messages[language];
      return textCopy(storedData(request, messages, language, deps.retention), messages);
    }
  },

  async correct({ deps, language, request, body }: ActionContext): Promise<RequestOutcome> {
    const { details, link } = request;
    // Nobody works on withdrawn data any more.
    if (details.withdrawn_at !== null) return { state: 'open', request };
    const read = await readCorrection(deps, details, body);
    if (read.state === 'refused')
      return { state: 'open', request, changes: { act: 'correct', correction: read.form }, status: 422 };
    await applyCorrection(deps, details, read.correction);
    const { resumeToken } = body.entries;
    if (resumeToken) await deleteDraft(deps.store, resumeToken);
    return { state: 'redirect', location: `${personalLinkPath(language, link)}&done=corrected` };
  },

  async withdraw({ deps, language, request, body }: ActionContext): Promise<RequestOutcome> {
    if (body.entries.confirm !== 'on') return unconfirmed(request, 'withdraw');
    if (request.details.withdrawn_at === null) await applyWithdrawal(deps, request.details);
    return { state: 'redirect', location: personalLinkPath(language, request.link) };
  },

  async erase({ deps, request, body }: ActionContext): Promise<RequestOutcome> {
    if (body.entries.confirm !== 'on') return unconfirmed(request, 'erase');
    await applyErasure(deps, request.details);
    return { state: 'closed', reason: 'erased' };
  },

  /** Asks for a new link while this one still works. */
  async link({ request }: ActionContext): Promise<RequestOutcome> {
    return { state: 'open', request };
  },
};

function unconfirmed(request: OpenRequest, act: 'withdraw' | 'erase'): RequestOutcome {
  return { state: 'open', request, changes: { act, unsure: true }, status: 422 };
}
