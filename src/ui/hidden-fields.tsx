import type { Parameters } from '#routing/extra-parameters.ts';

/** In a form that asks for a page: what its URL holds beside, which sending the form would drop. */
export function HiddenFields({ parameters = [] }: { parameters?: Parameters | undefined }) {
  return parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
