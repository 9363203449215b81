import { night, warm } from '#styles/brand-colors.ts';

/** For programs that know dark mode; an attribute's colour gives way only to `!important`. */
export const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#060f1e!important}
.body,.foot{background-color:#0f2340!important;color:${warm}!important}
.head{background-color:${night}!important}
.label{color:#cfc2ac!important}
.link{color:#9db8ff!important}
.line{border-color:#2c466e!important}
}`;
