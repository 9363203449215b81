/** Of a form that changes its language: it is returned unchecked and unsent. */
export const restoreIntent = { name: 'intent', value: 'keep' } as const;
