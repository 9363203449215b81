import { cards } from './cards/cards-generator.ts';
import { films } from './films/films-generator.ts';
import { fonts } from './fonts/fonts-generator.ts';
import type { Generator } from './generator.ts';
import { house } from './house/house-generator.ts';
import { icons } from './icons/icons-generator.ts';
import { licenceList } from './licences/licences.ts';
import { map } from './map/map-generator.ts';
import { pictures } from './pictures/pictures-generator.ts';
import { profile } from './profile/profile-generator.ts';
import { spriteFiles } from './sprites/sprites-generator.ts';

/** Everything that is made and kept in the repository; what others are made of comes before them. */
export const generators: Generator[] = [
  pictures,
  map,
  icons,
  fonts,
  spriteFiles,
  films,
  cards,
  profile,
  licenceList,
  house,
];
