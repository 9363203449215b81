import type { APIRoute } from 'astro';
import { contactCards } from '#content/contact-cards.ts';
import { languageCodes } from '#language/languages.ts';

export const getStaticPaths = async () => {
  const cards = await Promise.all(languageCodes.map(contactCards));
  return cards.flat().map(({ path, card }) => ({
    params: { file: path.slice(1, -'.vcf'.length) },
    props: { card },
  }));
};

export const GET: APIRoute<{ card: string }> = ({ props: { card } }) =>
  new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
