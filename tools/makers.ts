import type { Maker } from './maker.ts';
import { pictures } from './pictures/pictures.ts';

/** Everything that is made and kept in the repository, what others are made of first. */
export const makers: Maker[] = [pictures];
