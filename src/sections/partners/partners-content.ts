import { getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { Language } from '#language/languages.ts';
import type { PartnerCardsProps } from './partner-cards.tsx';

export async function partnersContent(language: Language): Promise<PartnerCardsProps> {
  const { partners, ui } = await getContent(language);
  const cards = partners.map((partner) => ({
    ...partner,
    picture: partner.picture && getPicture(partner.picture, slots.third),
  }));
  return { labels: ui.partners, partners: cards };
}
