declare global {
  interface WindowEventMap {
    analytics: CustomEvent<Record<string, string>>;
  }
}

/** This script tells the server that the page was shown, and nothing of the visitor (docs/decisions/analytics.md). */
const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
const isCounted = import.meta.env.PROD && !globalPrivacyControl && doNotTrack !== '1';

if (isCounted) {
  addEventListener('analytics', ({ detail }) => send(detail));
  // Waits until the page is visible, because Chromium prerenders pages and people open them in background tabs.
  if (document.hidden) document.addEventListener('visibilitychange', tellView, { once: true });
  else addEventListener('load', () => setTimeout(tellView));
}

function tellView() {
  const query = [...new URLSearchParams(location.search)].filter(([name]) => /^(?:q|utm_.*)$/.test(name));
  send({ ...Object.fromEntries(query), event: 'view', referrer: document.referrer.split('/')[2] ?? '' });
}

function send(event: Record<string, string>) {
  navigator.sendBeacon('/counts', new URLSearchParams({ ...event, page: location.pathname }));
}

export {};
