import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates near the screen or at the visitor's first touch, key, scroll or pointer move. */
    'client:interaction'?: boolean;
  }
}

/**
 * Adds the directive `client:interaction`: React's 61 kB come a second after load, where with `client:load` or `client:idle`
 * they cost up to 0.5 s of largest paint on slow 4G (docs/decisions/islands.md). To be thrown away when Astro has a
 * directive that waits for the visitor.
 */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/layouts/interaction-directive.ts' });
      },
    },
  };
}
