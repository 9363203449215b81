import type { Language } from '#language/languages.ts';
import type { Opened, Outcome, PrivacyRoutesDeps } from '../http/privacy-routes.ts';
import type { Body } from '../http/request-body.ts';
import { fileHeaders } from '../http/security-headers.ts';
import { storedData } from '../http/stored-data.ts';
import { dropDraft } from '../submissions/drafts.ts';
import { linkAddress } from '../submissions/personal-link.ts';
import { correct, erase, noteCopy, withdraw } from './apply-request.ts';
import { readCorrection } from './correction.ts';
import { attachmentHeaders, fileCopy, jsonCopy, textCopy } from './data-copy.ts';

interface Asked {
  parts: PrivacyRoutesDeps;
  language: Language;
  opened: Opened;
  body: Extract<Body, { state: 'read' }>;
}

/** What is posted from the page, by the end of its address. */
export type ActOfPerson = keyof typeof actsOfPerson;

export const actsOfPerson = {
  async copy({ parts, language, opened, body }: Asked): Promise<Outcome> {
    const { found } = opened;
    const words = parts.words[language];
    const copy =
      body.entries.as === 'file'
        ? await fileCopy(parts.store, found)
        : body.entries.as === 'json'
          ? jsonCopy(found)
          : textCopy(found, storedData(opened, words, language, parts.retention), words);
    if (!copy) return { state: 'shown', opened };
    await noteCopy(parts, found);
    return { state: 'download', headers: [...attachmentHeaders(copy), ...fileHeaders()], bytes: copy.bytes };
  },

  async correct({ parts, language, opened, body }: Asked): Promise<Outcome> {
    const { found, link } = opened;
    // What was withdrawn is not worked on, and so not put right either.
    if (found.withdrawn_at !== null) return { state: 'shown', opened };
    const read = await readCorrection(parts, found, body);
    if (read.state === 'refused') {
      return { state: 'shown', opened, shown: { act: 'correct', correction: read.form }, status: 422 };
    }
    await correct(parts, found, read.correction);
    const { resumeToken } = body.entries;
    if (resumeToken) await dropDraft(parts.store, resumeToken);
    return { state: 'on', location: `${linkAddress(language, link)}&done=corrected` };
  },

  async withdraw({ parts, language, opened, body }: Asked): Promise<Outcome> {
    if (body.entries.confirm !== 'on') return unsure(opened, 'withdraw');
    if (opened.found.withdrawn_at === null) await withdraw(parts, opened.found);
    return { state: 'on', location: linkAddress(language, opened.link) };
  },

  async erase({ parts, opened, body }: Asked): Promise<Outcome> {
    if (body.entries.confirm !== 'on') return unsure(opened, 'erase');
    await erase(parts, opened.found);
    return { state: 'end', end: 'erased' };
  },

  /** A new link, while this one works still. */
  async link({ opened }: Asked): Promise<Outcome> {
    return { state: 'shown', opened };
  },
};

function unsure(opened: Opened, act: 'withdraw' | 'erase'): Outcome {
  return { state: 'shown', opened, shown: { act, unsure: true }, status: 422 };
}
