import { basename } from 'node:path';

/**
 * Names a class of a CSS module after its file, `hero-slide_words`: files have names of their own, and what
 * says something compresses better than a hash.
 */
export const cssModules = {
  generateScopedName: (name: string, file: string) => `${basename(file, '.module.css')}_${name}`,
};
