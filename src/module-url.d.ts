/** See scripts/build/module-url.ts. */
declare module '*?module-url' {
  const url: string;
  export default url;
}
