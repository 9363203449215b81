import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates near the screen or at the visitor's first touch, key, scroll or pointer move. */
    'client:interaction'?: boolean;
  }
}

/** Adds the directive `client:interaction`: see docs/decisions/islands.md. */
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
