import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getOffices, getUi } from '#content/readers.ts';
import type { HostedFilm, YoutubeFilm } from '#content/schemas/film.ts';
import { pageHeaders } from '#server/http/security-headers.ts';
import { cspSources } from '../../../scripts/build/csp-sources.ts';
import { Film } from './film.tsx';

// The head office's picture is encoded in the widths of a film's.
const [headOffice] = getOffices('en');
if (!headOffice) throw new Error('There is no office.');
const { picture } = headOffice;
const common = { id: 'a', order: 1, title: 'A film', about: 'Short.' };
const scene = { fromSeconds: 0, toSeconds: 2, title: 'One', caption: 'One.', seen: 'Words.' };
const ours: HostedFilm = { ...common, scenes: [scene] };
const theirs: YoutubeFilm = { ...common, youtube: 'abcDEF_1-23', picture, transcript: ['Words.'] };

const pageWith = (film: HostedFilm | YoutubeFilm) => renderToStaticMarkup(<Film language="en" film={film} />);
const policyOf = (html: string) => pageHeaders(cspSources(html))['content-security-policy']?.split(';');

test('a film on YouTube is a link until it is played, and explains what YouTube learns', () => {
  const html = pageWith(theirs);
  expect(html).toContain('href="https://www.youtube.com/watch?v=abcDEF_1-23"');
  expect(html).not.toMatch(/<(?:iframe|video)/);
  expect(html).not.toMatch(/(?:src|srcSet)="https:/);
  expect(html).toContain(getUi('en').film.youtube);
});

test('only a page with a film on YouTube may frame its player, and nothing else of YouTube', () => {
  const policy = policyOf(pageWith(theirs));
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy?.filter((directive) => directive.includes('youtube'))).toHaveLength(1);
  expect(policyOf(pageWith(ours))).toContain("frame-src 'none'");
});

test('YouTube’s player takes the place of the link when a visitor presses play', async () => {
  document.body.innerHTML = pageWith(theirs);
  await import('./film.client.ts');
  document.querySelector('a')?.click();
  const frame = document.querySelector('iframe');
  const player = 'https://www.youtube-nocookie.com/embed/abcDEF_1-23?autoplay=1';
  expect([frame?.title, frame?.src]).toEqual(['A film', player]);
  document.body.replaceChildren();
});
