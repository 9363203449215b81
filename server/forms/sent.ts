import { answerBy, nextWorkingDay } from '../../forms/working-days.ts';
import type { Language } from '../../src/language/languages.ts';
import { riyadhFormat, riyadhMoments } from '../days.ts';
import { withSwitchTo } from '../switch-query.ts';

interface StoredMessage {
  key: string;
  reference: string;
  createdAt: number;
}

/** The page that thanks, with the message's reference and the days of the steps that follow, as Riyadh counts them. */
export function fillSent(
  page: string,
  language: Language,
  { key, reference, createdAt }: StoredMessage,
): string {
  const day = riyadhFormat(language);
  const moment = riyadhMoments(language);
  return withSwitchTo(page, `?key=${key}`)
    .replaceAll('%reference%', reference)
    .replaceAll('%received%', moment.format(createdAt))
    .replaceAll('%readBy%', day.format(nextWorkingDay(createdAt)))
    .replaceAll('%answerBy%', day.format(answerBy(createdAt)));
}
