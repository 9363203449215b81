import type { Generator } from './generator.ts';

/**
 * Everything that is made and kept in the repository; what others are made of comes before them. Each is loaded by itself:
 * some read all the content as they are, and a broken file of it must not keep pictures from being made.
 */
export const generators: Record<string, () => Promise<Generator>> = {
  pictures: async () => (await import('./pictures/pictures-generator.ts')).pictures,
  sprites: async () => (await import('./sprites/sprites-generator.ts')).spriteFiles,
  cards: async () => (await import('./cards/cards-generator.ts')).cards,
  profile: async () => (await import('./profile/profile-generator.ts')).profile,
};
