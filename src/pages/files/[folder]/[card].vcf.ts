import { contactCards } from '#content/contact-cards.ts';
import { languageCodes } from '#i18n/languages.ts';
import { textFile } from '#routing/endpoint.ts';

export const getStaticPaths = () => {
  return languageCodes.flatMap(contactCards).map(({ path, card: text }) => {
    const [, folder, card] = /^\/files\/(.+)\/(.+)\.vcf$/.exec(path) ?? [];
    return { params: { folder, card }, props: { text } };
  });
};

export const GET = ({ props: { text } }: { props: { text: string } }) => textFile('text/vcard', text);
