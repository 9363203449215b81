// Colours of tokens.css, for what knows no custom properties: mails, reports, manifest, drawings.
export const night = '#0b1b33';
export const paper = '#faf7f2';
export const sand = '#e9dfcf';
export const warm = '#f3ece0';
export const brass = '#b98a44';
export const brassOnNight = '#d9b36c';
export const slate = '#46536a';
export const azure = '#1f4fd8';
export const rule = '#d9d0c1';
