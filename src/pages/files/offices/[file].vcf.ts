import type { APIRoute } from 'astro';
import { getOffices } from '#content/content.ts';
import { type Language, languageCodes } from '#language/languages.ts';
import { officeVcard } from '../../../sections/offices/office-vcard.ts';

type Props = { id: string; language: Language };

export const getStaticPaths = async () => {
  const offices = await getOffices('en');
  return offices.flatMap(({ id }) =>
    languageCodes.map((language) => ({ params: { file: `${id}-${language}` }, props: { id, language } })),
  );
};

/** The contact card of an office in a language. */
export const GET: APIRoute<Props> = async ({ props: { id, language } }) =>
  new Response(await officeVcard(language, id), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
