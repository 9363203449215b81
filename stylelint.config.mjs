/** One sheet serves both directions, so a physical direction is an error, not a matter of taste. */
export default {
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    'logical-css/require-logical-properties': [true, { ignore: ['overflow-x'] }],
    'logical-css/require-logical-keywords': [true, { severity: 'error' }],
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-no-important': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': [true, { ignoreProperties: ['interpolate-size'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
  },
};
