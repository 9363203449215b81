import { getSite, getUi } from '#content/readers.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/languages.ts';

/** Opens a chat with the firm that begins with a sentence in the page's language, of its service where it has one. */
export function whatsappHref(language: Language, service?: string): string {
  const { general, service: about } = getUi(language).whatsapp;
  const sentence = service ? fill(about, service) : general;
  return `https://wa.me/${getSite().whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(sentence)}`;
}
