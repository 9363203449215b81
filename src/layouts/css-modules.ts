import { basename } from 'node:path';

/**
 * Names a class of a CSS module after its file, `hero-slide_words`: files have names of their own, and what
 * says something compresses better than a hash, by 0.2 kB a page. To be thrown away when that is nothing beside the rest.
 */
export const cssModules = {
  /** Throws for a second file of one name: its classes would be the first one's. */
  generateScopedName(name: string, file: string): string {
    const module = basename(file, '.module.css');
    if ((files.get(module) ?? file) !== file) throw new Error(`${file} is named as ${files.get(module)} is`);
    files.set(module, file);
    return `${module}_${name}`;
  },
};

const files = new Map<string, string>();
