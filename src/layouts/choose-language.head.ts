// Runs in the head of every page, before anything is painted.
import { betterPath, readCookie } from '#language/choice.ts';
import { languageFromTag } from '#language/languages.ts';
import { parsePath } from '#language/paths.ts';
import { choiceKey, readStored, rememberLanguage } from '#language/remember.ts';

const query = new URLSearchParams(location.search);
const wish = query.get('lng');
// Back leads to the page that was there, in its language, even where the browser has not kept it.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isBack = visit?.type === 'back_forward';
const better = isBack
  ? undefined
  : betterPath(location.pathname, {
      query: wish,
      stored: readStored,
      cookie: document.cookie,
      browser: navigator.languages,
    });

if (languageFromTag(wish)) remember();
// A browser writes both places down while the page waits: not before it is seen.
else addEventListener('load', remember);

function remember() {
  const stored = languageFromTag(readStored(choiceKey));
  const shown = parsePath(better ?? location.pathname).language;
  const chosen = languageFromTag(wish) ? shown : (stored ?? shown);
  if (chosen !== stored || chosen !== readCookie(document.cookie, choiceKey)) rememberLanguage(chosen);
}

if (better) {
  // The page may be painted once more before it is left: never in the other language.
  document.documentElement.style.display = 'none';
  query.delete('lng');
  const search = query.size ? `?${query}` : '';
  location.replace(better + search + location.hash);
}
