import { getPicture } from '#content/pictures.ts';
import { byId, getTeam } from '#content/readers.ts';
import { portraitBackgrounds } from '#ui/portrait.tsx';

/** A person's photograph, or the letter and the wall that stand in its place. */
export function portraitOf(id: string, size: 'portrait' | 'portraitSmall' = 'portraitSmall') {
  const team = getTeam('ar');
  const person = byId(team, id);
  return {
    picture: person.picture && getPicture(person.picture, size),
    letter: person.givenName.charAt(0),
    background: portraitBackgrounds[team.indexOf(person) % portraitBackgrounds.length] ?? 'night',
  };
}
