// Runs in the head of every page, before anything is painted.

import { betterPath, choiceKey, readStored, rememberLanguage } from '#language/choice.ts';
import { languageFromTag } from '#language/languages.ts';
import { parsePath } from '#language/paths.ts';

const query = new URLSearchParams(location.search);
const wish = query.get('lng');
const better = betterPath(location.pathname, {
  query: wish,
  stored: readStored,
  cookie: document.cookie,
  browser: navigator.languages,
});

if (languageFromTag(wish) || !readStored(choiceKey))
  rememberLanguage(parsePath(better ?? location.pathname).language);

if (better) {
  // The page may be painted once more before it is left: never in the other language.
  document.documentElement.style.display = 'none';
  query.delete('lng');
  const search = query.size ? `?${query}` : '';
  location.replace(better + search + location.hash);
}
