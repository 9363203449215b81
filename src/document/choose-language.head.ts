// Runs in the head of every page, before anything is painted.
import { readAddress } from '#language/address.ts';
import { betterAddress, choiceKey, readStored, rememberLanguage } from '#language/choice.ts';
import { languageFromTag } from '#language/languages.ts';

const query = new URLSearchParams(location.search);
const wish = query.get('lng');
const better = betterAddress(location.pathname, {
  query: wish,
  stored: readStored,
  cookie: document.cookie,
  browser: navigator.languages,
});

if (languageFromTag(wish) || !readStored(choiceKey))
  rememberLanguage(readAddress(better ?? location.pathname).language);

if (better) {
  // The page may be painted once more before it is left: never in the other language.
  document.documentElement.style.display = 'none';
  query.delete('lng');
  const search = query.size ? `?${query}` : '';
  location.replace(better + search + location.hash);
}
