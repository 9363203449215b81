/** The tested server's clock starts at this moment (the setting NOW). */
export const testNow = '2026-12-10T09:00:00+03:00';

export const dataFolder = 'test-results/data';

/** The folder has a file for each sent mail. */
export const mailFolder = 'test-results/mails';

export const officeEmail = 'info@firm.example';
