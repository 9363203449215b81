import type { Parameters } from '#routing/extra-parameters.ts';

/** Keeps the other parameters of the URL, which a GET form would drop. */
export function HiddenFields({ parameters = [] }: { parameters?: Parameters | undefined }) {
  return parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
