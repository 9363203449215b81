// The site's colours (src/styles/tokens.css): mail programs know no custom properties.
export const night = '#0b1b33';
export const paper = '#faf7f2';
export const sand = '#e9dfcf';
export const warm = '#f3ece0';
export const brass = '#b98a44';
export const slate = '#46536a';
export const azure = '#1f4fd8';
export const rule = '#d9d0c1';

/** Of programs that know dark mode; an attribute's colour gives way only to `!important`. */
export const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#060f1e!important}
.body,.foot{background-color:#0f2340!important;color:#f3ece0!important}
.head{background-color:#0b1b33!important}
.label{color:#cfc2ac!important}
.link{color:#9db8ff!important}
.line{border-color:#2c466e!important}
}`;
