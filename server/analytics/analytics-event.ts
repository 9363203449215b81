import { z } from 'zod';
import { formIds } from '#codes/form-codes.ts';
import { formAt } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import { parsePath, paths } from '#routing/paths.ts';
import { knownWords } from '#search/find-hits.ts';
import type { SearchIndex } from '#search/search-index.ts';
import { boundQuery } from '#search/search-query.ts';
import { searchResultFor } from '#search/search-result.ts';
import type { AnalyticsKind } from '#server/database/tables.ts';
import { anonymousCampaign, anonymousHost, anonymousPath } from './anonymous-text.ts';

export interface AnalyticsEvent {
  kind: AnalyticsKind;
  language: Language;
  path?: string;
  name?: string;
}

/** Validates the beacon's data (src/layouts/analytics.client.ts). `page` is a path with its language. */
const schema = z.object({
  event: z.enum(['arrival', 'view', 'search', 'form']),
  page: z.string().startsWith('/'),
  referrer: z.string().optional(),
  q: z.string().optional(),
  form: z.enum(formIds).optional(),
  utm_source: z.string().optional(),
  utm_medium: z.string().optional(),
  utm_campaign: z.string().optional(),
});

type BeaconEvent = z.output<typeof schema>;

export interface SiteFacts {
  isPage(path: string): boolean;
  /** The hosts of the site itself, which do not count as referrers. */
  ownHosts: readonly (string | undefined)[];
  searchIndexOf(language: Language): Promise<SearchIndex>;
  now(): number;
}

/** Resolves to the events that a beacon counts as: none if it is invalid, or if its page is private. */
export async function analyticsEventsIn(body: unknown, site: SiteFacts): Promise<AnalyticsEvent[]> {
  const { data: event } = schema.safeParse(body);
  if (!event) return [];
  const { language, path } = parsePath(event.page);
  if (isPrivate(path)) return [];
  if (event.event === 'search') return searched(language, event.q, site);
  if (!site.isPage(event.page))
    return event.event === 'view' ? [{ kind: 'not-found', language, path: anonymousPath(path) }] : [];
  // The visitor is being redirected to their language, and that page reports the rest.
  if (event.event === 'arrival') return referred(event, language, site);
  if (event.event === 'form') return event.form ? [opened(language, path, event.form)] : [];
  const form = formAt(path);
  return [
    { kind: 'view', language, path },
    ...referred(event, language, site),
    ...campaign(event, language),
    ...(form ? [opened(language, path, form.id)] : []),
    ...(path === paths.search ? await searched(language, event.q, site) : []),
  ];
}

function isPrivate(path: string): boolean {
  return [paths.yourData, paths.submissionStatus, paths.sent].some((page) => path.startsWith(page));
}

function opened(language: Language, path: string, name: string): AnalyticsEvent {
  return { kind: 'form-opened', language, path, name };
}

function referred({ referrer }: BeaconEvent, language: Language, { ownHosts }: SiteFacts): AnalyticsEvent[] {
  if (!referrer || ownHosts.includes(referrer)) return [];
  return [{ kind: 'referrer', language, name: anonymousHost(referrer) }];
}

function campaign(event: BeaconEvent, language: Language): AnalyticsEvent[] {
  const parts = [event.utm_source, event.utm_medium, event.utm_campaign];
  if (parts.every((part) => part === undefined)) return [];
  return [
    { kind: 'campaign', language, name: parts.map((part = '') => anonymousCampaign(part)).join(' / ') },
  ];
}

const maxSearchWords = 5;

/** Keeps only words of the site, so that no name or number is stored that somebody searched for. */
async function searched(language: Language, typed = '', site: SiteFacts): Promise<AnalyticsEvent[]> {
  const query = boundQuery(typed);
  if (!query) return [];
  const searchIndex = await site.searchIndexOf(language);
  const isFound = searchResultFor(searchIndex, query, site.now()).hits.length > 0;
  const name = knownWords(searchIndex, query).slice(0, maxSearchWords).join(' ');
  return [
    { kind: 'search', language, name },
    ...(isFound ? [] : [{ kind: 'search-without-result' as const, language, name }]),
  ];
}
