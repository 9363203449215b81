declare global {
  interface WindowEventMap {
    /** What an island has to tell. */
    analytics: CustomEvent<Record<string, string>>;
  }
}

/** Tells the server that the page was shown, with nothing about by whom (docs/decisions/analytics.md). */
const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
const isCounted = import.meta.env.PROD && !globalPrivacyControl && doNotTrack !== '1';

if (isCounted) {
  addEventListener('analytics', ({ detail }) => send(detail));
  // Not before somebody sees it: Chromium draws pages ahead, and people open them in tabs.
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
