/** The names of the fields that every form has. */
export const controlFields = {
  /** The token signs the submission's key and the time at which the form was served. */
  token: 'token',
  /** Only a robot fills in this hidden field. Its name has no meaning, because password managers fill known names. */
  honeypot: 'blank',
  proof: 'altcha',
  pendingUpload: 'fileToken',
  service: 'service',
  article: 'article',
} as const;
