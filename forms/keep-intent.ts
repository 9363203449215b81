/** Sent along where a form should come back as it is, unchecked and unsent: on the page of the other language. */
export const keepIntent = { name: 'intent', value: 'keep' } as const;
