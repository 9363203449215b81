/** Where the clock of the server under test begins; it goes on from there (the setting NOW). */
export const testNow = '2026-12-10T09:00:00+03:00';
