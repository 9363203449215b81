import type { APIRoute } from 'astro';
import { officeIds } from '../../../content/schemas/office.ts';
import { type Language, languageCodes } from '../../../language/languages.ts';
import { officeVcard } from '../../../sections/offices/office-vcard.ts';

type Props = { id: (typeof officeIds)[number]; language: Language };

export const getStaticPaths = () =>
  officeIds.flatMap((id) =>
    languageCodes.map((language) => ({ params: { file: `${id}-${language}` }, props: { id, language } })),
  );

/** The contact card of an office in a language. */
export const GET: APIRoute<Props> = async ({ props: { id, language } }) =>
  new Response(await officeVcard(language, id), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
