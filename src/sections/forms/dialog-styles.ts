/**
 * The styles of the form dialogs, brought by their code: pages carry the styles of what they show at first, set into
 * their HTML, and the build leaves no style sheet beside them that a dialog could name.
 */
const sheets = import.meta.glob<string>(
  [
    './{contact-dialog,training-dialog,consent-box,country-flags,form-frame,mobile-field}.module.css',
    '../../ui/{arrow,button,close-button,controls,field,link,logo}.module.css',
  ],
  { query: '?inline', import: 'default', eager: true },
);

for (const css of Object.values(sheets)) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
