import type { ThirdParty } from '#content/schemas/third-parties.ts';

/** Returns the attributes of other sites' scripts. scripts/build/csp-sources.ts reads `data-allows`. */
export function thirdPartyScripts(parties: readonly ThirdParty[]): Record<string, string | boolean>[] {
  return parties.flatMap(({ script, attributes = [], allows = [] }) => {
    if (!script) return [];
    const pairs = attributes.map((attribute) => attribute.split(/=(.*)/s).slice(0, 2));
    const policy = [`script-src ${new URL(script).origin}`, ...allows].join(';');
    return [{ ...Object.fromEntries(pairs), 'data-allows': policy, src: script, async: true }];
  });
}
