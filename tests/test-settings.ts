/** Where the clock of the server under test begins; it goes on from there (the setting NOW). */
export const testNow = '2026-12-10T09:00:00+03:00';

/** What the server stores. */
export const dataFolder = 'test-results/data';

/** A file for each mail that the server has sent. */
export const mailFolder = 'test-results/mails';

export const officeEmail = 'info@firm.example';
