import type { APIRoute } from 'astro';
import { getTeam } from '#content/content.ts';
import { type Language, languageCodes } from '#language/languages.ts';
import { personVcard } from '../../../sections/people/person-vcard.ts';

type Props = { id: string; language: Language };

export const getStaticPaths = async () => {
  const team = await getTeam('en');
  return team.flatMap(({ id }) =>
    languageCodes.map((language) => ({ params: { file: `${id}-${language}` }, props: { id, language } })),
  );
};

/** The contact card of a person in a language. */
export const GET: APIRoute<Props> = async ({ props: { id, language } }) =>
  new Response(await personVcard(language, id), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
