/**
 * The key in the browser's storage, and the name of the cookie, that hold the language. The script of every page
 * imports this file, so it holds nothing else.
 */
export const languagePreferenceKey = 'preferredLanguage';
