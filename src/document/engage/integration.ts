import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the island comes near the screen or at the visitor's first touch, key or pointer move. */
    'client:engage'?: boolean;
  }
}

/** Adds the directive `client:engage`: see docs/decisions/islands.md. */
export function engageDirective(): AstroIntegration {
  return {
    name: 'engage-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'engage', entrypoint: './src/document/engage/directive.ts' });
      },
    },
  };
}
