/** The names of the fields that every form has. */
export const controlFields = {
  /** Signed: the submission's key, and when the form was served. */
  token: 'token',
  /**
   * Hidden from people, so only a robot fills it in. The name and the label give nothing away to browsers and password
   * managers, which fill in what they take for a company, a number or an address.
   */
  honeypot: 'blank',
  proof: 'altcha',
  /** The token of a file that stays with the server from an earlier attempt. */
  pendingUpload: 'fileToken',
  service: 'service',
  article: 'article',
} as const;
