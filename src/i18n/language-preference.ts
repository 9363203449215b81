/** The key in the browser's storage, and the cookie. Every page fetches this file, so it holds nothing else. */
export const languagePreferenceKey = 'preferredLanguage';
