import { createElement, type FC, type ReactNode, useState } from 'react';
import { scriptJson } from '#lib/script-json.ts';

export interface ServerSectionProps<Props, State> {
  props: Props;
  /** The state of a request; undefined in a built page. */
  state?: State | undefined;
}

/**
 * Puts a component between two marks. For a request the server renders the component again in their place, with the
 * props of the build, which the first mark contains, and with the state of the request.
 * @param hydrates true for an island: a script element before it then has its state for the browser
 */
export function asServerSection<Props extends object, State extends object>(
  Content: FC<Props & State>,
  name: string,
  { hydrates = false } = {},
) {
  return function ServerSection({ props, state }: ServerSectionProps<Props, Partial<State>>): ReactNode {
    // The first value stays, because React must not change the served script element.
    const [json] = useState(() => (hydrates ? (state ? scriptJson(state) : servedState(name)) : undefined));
    const currentState: Partial<State> | undefined = state ?? (json && JSON.parse(json));
    return (
      <>
        <template data-server-section={name}>
          {!currentState && <script type="application/json">{scriptJson(props)}</script>}
        </template>
        {json && <script type="application/json">{json}</script>}
        {createElement(Content, { ...props, ...currentState } as Props & State)}
        <template data-server-section={name} />
      </>
    );
  };
}

function servedState(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`template[data-server-section="${name}"] + script`)?.textContent;
}
