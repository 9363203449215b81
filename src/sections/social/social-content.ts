import { byId, getContent } from '#content/content.ts';
import { mirrored } from '#content/picture-ids.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { Film } from '#content/schemas/film.ts';
import type { Social } from '#content/schemas/social.ts';
import { type Language, languages } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { FilmProps } from '../../ui/film.tsx';

export type SocialContent = Awaited<ReturnType<typeof socialContent>>;

export async function socialContent(language: Language) {
  const { pages } = await getContent(language);
  const { social } = pages.social;
  if (!social) throw new Error(`content/${language}/pages/social.yaml has no part "social"`);
  const { people, training, commitment, record, cards, community, impact } = social;
  return {
    people,
    training: { ...training, film: await filmContent(language, training.film) },
    apply: {
      dialog: 'training' as const,
      href: pages.applytraining.href,
      content: localizedPath(language, paths.trainingDialog),
      label: training.button,
    },
    commitment,
    carbon: { language, to: commitment.percent, percent: true },
    record: { film: await filmContent(language, record.film) },
    cards: { label: cards.label, cards: cards.items.map(cardContent) },
    trees: { language, to: cards.items.find(({ count }) => count)?.count ?? 0 },
    community,
    counters: { label: impact.label, language, counters: impact.counters },
    impact: {
      label: impact.label,
      alt: impact.alt,
      caption: impact.caption,
      picture: getPicture(impact.picture, slots.impact),
    },
  };
}

function cardContent({ count, picture, ...rest }: Social['cards']['items'][number]) {
  return {
    ...rest,
    /** Whether the figure goes before the head. */
    counted: count !== undefined,
    picture: getPicture(picture, slots.half),
    mirrored: mirrored.includes(picture),
  };
}

async function filmContent(language: Language, id: string): Promise<FilmProps> {
  const { films, ui } = await getContent(language);
  const film = byId(films, id);
  const { title, about } = film;
  return { title, about, labels: ui.film, ...sourceOf(language, film) };
}

function sourceOf(language: Language, film: Film): Pick<FilmProps, 'source' | 'transcript'> {
  if ('youtube' in film) {
    return {
      source: { kind: 'youtube', id: film.youtube, poster: getPicture(film.picture, slots.half) },
      transcript: film.transcript.map((text) => ({ text })),
    };
  }
  const url = (ending: 'webm' | 'mp4' | 'avif' | 'vtt') => paths.film(film.file, language, ending);
  const captions = { src: url('vtt'), language, label: languages[language].name };
  return {
    source: { kind: 'file', webm: url('webm'), mp4: url('mp4'), poster: url('avif'), captions },
    transcript: film.scenes.map(({ title, seen }) => ({ title, text: seen })),
  };
}
