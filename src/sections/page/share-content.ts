import { getContent } from '#content/content.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath } from '#language/paths.ts';
import type { ShareProps } from '../../ui/share.tsx';
import { shareLinks } from '../../ui/share-links.ts';

/** The ways to pass on a page, by its path without a language. */
export async function shareContent(
  language: Language,
  path: string,
  title: string,
  site: URL,
): Promise<ShareProps> {
  const { ui } = await getContent(language);
  return {
    labels: { ...ui.share, newTab: ui.bar.newTab },
    links: shareLinks(new URL(localizedPath(language, path), site).href, title),
  };
}
