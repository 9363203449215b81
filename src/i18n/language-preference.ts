/** The name of the cookie and of the storage key. Every page fetches this file, so it has nothing else. */
export const languagePreferenceKey = 'preferredLanguage';
