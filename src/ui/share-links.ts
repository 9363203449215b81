export type ShareLink = { to: 'linkedin' | 'x' | 'whatsapp' | 'email'; href: string };

/** Plain URLs that begin a message with the page's URL; nothing is loaded before they are followed. */
export function shareLinks(page: string, title: string): ShareLink[] {
  const [url, words] = [encodeURIComponent(page), encodeURIComponent(title)];
  return [
    { to: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { to: 'x', href: `https://x.com/intent/post?text=${words}&url=${url}` },
    { to: 'whatsapp', href: `https://wa.me/?text=${words}%0A${url}` },
    { to: 'email', href: `mailto:?subject=${words}&body=${url}` },
  ];
}
