export const hiddenFields = {
  token: 'token',
  /** Only a robot fills in this hidden field. Its name has no meaning, because password managers fill known names. */
  honeypot: 'blank',
  proof: 'altcha',
  pendingUpload: 'fileToken',
  service: 'service',
  article: 'article',
} as const;
