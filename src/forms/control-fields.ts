/** Names of what every form sends beside its own fields. */
export const controlFields = {
  /** Signed: the submission's key, and when the form was served. */
  token: 'token',
  /**
   * Hidden from people: what stands in it, a robot wrote. Its name and label say nothing to browsers and password managers,
   * which fill in what they take for a company, a number or an address.
   */
  honeypot: 'blank',
  proof: 'altcha',
  /** The token of a file that stays with the server from an earlier attempt. */
  pendingUpload: 'resumeToken',
  service: 'service',
  article: 'article',
} as const;
