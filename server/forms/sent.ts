import type { FormId } from '../../forms/choices.ts';
import { answerBy, nextWorkingDay } from '../../forms/working-days.ts';
import type { Language } from '../../src/language/languages.ts';
import { riyadhFormat, riyadhMoments } from '../days.ts';
import { editPart, keepOf } from '../edit-part.ts';
import { withSwitchTo } from '../switch-query.ts';

interface StoredMessage {
  form: FormId;
  key: string;
  reference: string;
  createdAt: number;
}

/** The page that thanks for a form, with the message's reference and the days of the steps that follow, as Riyadh counts them. */
export function fillSent(
  page: string,
  language: Language,
  { form, key, reference, createdAt }: StoredMessage,
): string {
  const day = riyadhFormat(language);
  const moment = riyadhMoments(language);
  const own = editPart(page, 'article', 'data-sent', (article) => keepOf(article, form));
  return withSwitchTo(own, `?key=${key}`)
    .replaceAll('%reference%', reference)
    .replaceAll('%received%', moment.format(createdAt))
    .replaceAll('%readBy%', day.format(nextWorkingDay(createdAt)))
    .replaceAll('%answerBy%', day.format(answerBy(createdAt)));
}
