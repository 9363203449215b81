import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { crossSeconds, filmSeconds, sceneSeconds } from '#content/film-captions.ts';
import type { FilmMove, OwnFilm } from '#content/schemas/film.ts';
import type { Language } from '#i18n/languages.ts';
import { night } from '#styles/brand-colors.ts';
import { root } from '../../build/root.ts';
import type { FilmEnding } from './film-sources.ts';
import type { FilmTitles } from './film-titles.ts';

const rate = 25;
const frames = (sceneSeconds + crossSeconds) * rate;
/** What a visitor on a telephone may be asked to load. */
const maxBytes = 2.5e6;

/** Lays out a film: stills that move, cross into each other and carry titles. Returns a lossless file. */
export function renderFilm(
  language: Language,
  scenes: OwnFilm['scenes'],
  { veil, titles }: FilmTitles,
  folder: string,
): string {
  const film = join(folder, 'film.mkv');
  const length = filmSeconds(scenes.length);
  const last = scenes.length - 1;
  const inputs = [
    ...scenes.flatMap(({ picture }) => ['-i', join(root, `content/pictures/${picture}.jpg`)]),
    ...titles.flatMap((title) => still(title, sceneSeconds + crossSeconds)),
    ...still(veil, length),
  ];
  const graph = [
    ...scenes.map((scene, index) => `[${index}:v]${moved(scene, language)}[scene${index}]`),
    ...scenes.slice(1).map((_, index) => {
      const from = index === 0 ? 'scene0' : `crossed${index}`;
      return `[${from}][scene${index + 1}]xfade=fade:${crossSeconds}:${(index + 1) * sceneSeconds}[crossed${index + 1}]`;
    }),
    `[crossed${last}][${2 * scenes.length}:v]overlay[titled0]`,
    ...titles.flatMap((_, index) => [
      `[${scenes.length + index}:v]${comingAndGoing(index)}[title${index}]`,
      `[titled${index}][title${index}]overlay=eof_action=pass[titled${index + 1}]`,
    ]),
    `[titled${titles.length}]fade=in:d=0.5:c=${fade},fade=out:st=${length - 0.7}:d=0.7:c=${fade},` +
      'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[film]',
  ];
  const lossless = options('-c:v libx264 -qp 0 -preset ultrafast');
  const filters = ['-filter_complex', graph.join(';'), '-map', '[film]'];
  ffmpeg([...inputs, ...filters, ...lossless, ...colours, film]);
  return film;
}

/** Encodes a film for browsers, with a poster from before its first title. Throws where one is too large. */
export async function encodeFilm(film: string, target: (ending: FilmEnding) => string) {
  const vp9 = options('-c:v libvpx-vp9 -crf 37 -b:v 0 -deadline good -cpu-used 2 -row-mt 1');
  const h264 = options('-c:v libx264 -crf 27 -preset medium -movflags +faststart');
  const image = options('-frames:v 1 -vf scale=960:-2 -c:v libaom-av1 -still-picture 1 -crf 28');
  ffmpeg(['-i', film, ...vp9, ...colours, target('webm')]);
  ffmpeg(['-i', film, ...h264, ...colours, target('mp4')]);
  ffmpeg(['-ss', '0.76', '-i', target('mp4'), ...image, ...colours, target('avif')]);
  return Promise.all((['webm', 'mp4', 'avif'] as const).map((ending) => weighed(target(ending))));
}

const fade = night.replace('#', '0x');
const colours = options('-colorspace bt709 -color_primaries bt709 -color_trc bt709');

/** Paths of a still's window over its picture, `part` going from 0 to 1. */
const windows: Record<FilmMove, { zoom: string; x: string; y: string }> = {
  closer: { zoom: '1+0.1*part', x: '0.5', y: 'focus' },
  away: { zoom: '1.1-0.1*part', x: '0.5', y: 'focus' },
  along: { zoom: '1.12', x: 'part', y: 'focus' },
  up: { zoom: '1.12', x: '0.5', y: '1-part' },
};

/** Four times as large first: zoompan sets its window on whole pixels only, and would tremble. */
function moved({ move, mirrored, focus = 0.5 }: OwnFilm['scenes'][number], language: Language): string {
  const { zoom, x, y } = windows[move];
  const at = (expression: string) =>
    expression.replace('part', `(on/${frames - 1})`).replace('focus', String(focus));
  const turned = language === 'ar' && mirrored ? ',hflip' : '';
  const along = language === 'ar' && move === 'along' ? '1-part' : x;
  return (
    `scale=5120:2880:force_original_aspect_ratio=increase,crop=5120:2880:0:(ih-oh)*${focus}${turned},` +
    `zoompan=z='${at(zoom)}':x='(iw-iw/zoom)*(${at(along)})':y='(ih-ih/zoom)*(${at(y)})'` +
    `:d=${frames}:s=1280x720:fps=${rate},setsar=1`
  );
}

function comingAndGoing(index: number): string {
  const going = sceneSeconds - 0.3;
  return `format=rgba,fade=in:st=0.8:d=0.6:alpha=1,fade=out:st=${going}:d=0.5:alpha=1,setpts=PTS+${index * sceneSeconds}/TB`;
}

function still(file: string, seconds: number): string[] {
  return ['-loop', '1', '-framerate', String(rate), '-t', String(seconds), '-i', file];
}

/** As they are typed; none holds a space. */
function options(typed: string): string[] {
  return typed.split(' ');
}

function ffmpeg(args: string[]) {
  const quiet = options('ffmpeg -hide_banner -loglevel error -y -filter_complex_threads 2');
  const reproducible = options('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -an -threads 2');
  const file = args.at(-1) ?? '';
  const all = [...quiet, ...args.slice(0, -1), ...reproducible, file];
  const { status } = spawnSync('nice', all, { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(
      `ffmpeg could not make ${file}. Read its message above, or install it (Debian: apt-get install ffmpeg).`,
    );
}

async function weighed(file: string) {
  const { size } = await stat(file);
  if (size > maxBytes) throw new Error(`${file} is ${size} bytes: the limit is ${maxBytes}.`);
  return { name: relative(root, file), bytes: size };
}
