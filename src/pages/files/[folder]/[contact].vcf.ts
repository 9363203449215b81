import { contactVcards } from '#content/vcards/contact-vcards.ts';
import { languageCodes } from '#i18n/languages.ts';
import { textFile } from '#routing/endpoint.ts';

export const getStaticPaths = () => {
  return languageCodes.flatMap(contactVcards).map(({ path, text }) => {
    const [, folder, contact] = /^\/files\/(.+)\/(.+)\.vcf$/.exec(path) ?? [];
    return { params: { folder, contact }, props: { text } };
  });
};

export const GET = ({ props: { text } }: { props: { text: string } }) => textFile('text/vcard', text);
