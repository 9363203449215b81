/** Sent when a form changes its language: it is returned unchecked and unsent. */
export const keepIntent = { name: 'intent', value: 'keep' } as const;
