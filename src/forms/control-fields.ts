/** The names of the fields that every form has. */
export const controlFields = {
  /** The token signs the submission's key and the time at which the form was served. */
  token: 'token',
  /**
   * The field is hidden from people, so only a robot fills it in. Its name and label mean nothing, because browsers and
   * password managers fill in fields that look like a company, a number or an address.
   */
  honeypot: 'blank',
  proof: 'altcha',
  /** The token of a file that stays with the server from an earlier attempt. */
  pendingUpload: 'fileToken',
  service: 'service',
  article: 'article',
} as const;
