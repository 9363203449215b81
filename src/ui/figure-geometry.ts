/** A drawing's shape: l lines, t thick lines, b solid, n the nuqta. */
export type Shape = readonly [kind: 'l' | 'l t' | 'b' | 'n', path: string];
