import type { Language } from '#language/languages.ts';
import type { OpenRequest, PrivacyRoutesDeps, RequestOutcome } from '../http/privacy-routes.ts';
import type { Body } from '../http/request-body.ts';
import { fileHeaders } from '../http/security-headers.ts';
import { storedData } from '../http/stored-data.ts';
import { deleteDraft } from '../submissions/drafts.ts';
import { personalLinkPath } from '../submissions/personal-link.ts';
import { applyCorrection, applyErasure, applyWithdrawal, recordCopy } from './apply-request.ts';
import { readCorrection } from './correction.ts';
import { attachmentHeaders, fileCopy, jsonCopy, textCopy } from './data-copy.ts';

interface ActionContext {
  parts: PrivacyRoutesDeps;
  language: Language;
  opened: OpenRequest;
  body: Extract<Body, { state: 'read' }>;
}

/** What is posted from the page, by the end of its address. */
export type RequestAction = keyof typeof requestActions;

export const requestActions = {
  async copy({ parts, language, opened, body }: ActionContext): Promise<RequestOutcome> {
    const { details } = opened;
    const messages = parts.messages[language];
    const copy =
      body.entries.as === 'file'
        ? await fileCopy(parts.store, details)
        : body.entries.as === 'json'
          ? jsonCopy(details)
          : textCopy(details, storedData(opened, messages, language, parts.retention), messages);
    if (!copy) return { state: 'shown', opened };
    await recordCopy(parts, details);
    return { state: 'download', headers: [...attachmentHeaders(copy), ...fileHeaders()], bytes: copy.bytes };
  },

  async correct({ parts, language, opened, body }: ActionContext): Promise<RequestOutcome> {
    const { details, link } = opened;
    // What was withdrawn is not worked on, and so not put right either.
    if (details.withdrawn_at !== null) return { state: 'shown', opened };
    const read = await readCorrection(parts, details, body);
    if (read.state === 'refused') {
      return { state: 'shown', opened, shown: { act: 'correct', correction: read.form }, status: 422 };
    }
    await applyCorrection(parts, details, read.correction);
    const { resumeToken } = body.entries;
    if (resumeToken) await deleteDraft(parts.store, resumeToken);
    return { state: 'on', location: `${personalLinkPath(language, link)}&done=corrected` };
  },

  async withdraw({ parts, language, opened, body }: ActionContext): Promise<RequestOutcome> {
    if (body.entries.confirm !== 'on') return unsure(opened, 'withdraw');
    if (opened.details.withdrawn_at === null) await applyWithdrawal(parts, opened.details);
    return { state: 'on', location: personalLinkPath(language, opened.link) };
  },

  async erase({ parts, opened, body }: ActionContext): Promise<RequestOutcome> {
    if (body.entries.confirm !== 'on') return unsure(opened, 'erase');
    await applyErasure(parts, opened.details);
    return { state: 'end', end: 'erased' };
  },

  /** A new link, while this one works still. */
  async link({ opened }: ActionContext): Promise<RequestOutcome> {
    return { state: 'shown', opened };
  },
};

function unsure(opened: OpenRequest, act: 'withdraw' | 'erase'): RequestOutcome {
  return { state: 'shown', opened, shown: { act, unsure: true }, status: 422 };
}
