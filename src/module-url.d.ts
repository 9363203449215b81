/** See scripts/build/lazy-modules.ts. */
declare module '*?module-url' {
  const url: string;
  export default url;
}
