import { getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import type { ShareProps } from '#ui/share.tsx';

/** Plain URLs that start a message with the page's URL. Nothing loads before a visitor follows one. */
export function shareProps(language: Language, path: string, title: string): ShareProps {
  const ui = getUi(language);
  const page = new URL(localizedPath(language, path), import.meta.env.SITE).href;
  const [url, text] = [page, title].map(encodeURIComponent);
  return {
    labels: { ...ui.share, newTab: ui.header.newTab },
    links: [
      { to: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
      { to: 'x', href: `https://x.com/intent/post?text=${text}&url=${url}` },
      { to: 'whatsapp', href: `https://wa.me/?text=${text}%0A${url}` },
      { to: 'email', href: `mailto:?subject=${text}&body=${url}` },
    ],
  };
}
