/**
 * Where a browser remembers the language: the key in its storage, and the name of a cookie. In a file of its own, because
 * the script of every page has it.
 */
export const languagePreferenceKey = 'preferredLanguage';
