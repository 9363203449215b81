/** Of a form that changes its language: it is returned unchecked and unsent. */
export const keepIntent = { name: 'intent', value: 'keep' } as const;
