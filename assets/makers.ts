import { cards } from './cards/cards-maker.ts';
import { films } from './films/films-maker.ts';
import { fonts } from './fonts/fonts-maker.ts';
import { house } from './house/house-maker.ts';
import { icons } from './icons/icons-maker.ts';
import { licenceList } from './licences/licences.ts';
import type { Maker } from './maker.ts';
import { map } from './map/map-maker.ts';
import { pictures } from './pictures/pictures-maker.ts';
import { profile } from './profile/profile-maker.ts';
import { spriteFiles } from './sprites/sprites-maker.ts';

/** Everything that is made and kept in the repository; what others are made of comes before them. */
export const makers: Maker[] = [
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
