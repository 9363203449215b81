import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageHeaders } from '#server/http/security-headers.ts';
import { cspSources } from '../../scripts/build/csp-sources.ts';
import { Film, type FilmSource } from './film.tsx';

const poster = {
  avif: '/a.avif 480w',
  jpeg: '/a.jpg',
  sizes: '100vw',
  width: 1280,
  height: 720,
  tone: 'stone',
} as const;
const labels = {
  transcript: 'Transcript',
  play: 'Play on YouTube',
  youtube: 'YouTube receives your IP address.',
};
const captions = { src: '/films/a-en.vtt', language: 'en', label: 'English' };
const ours = { kind: 'file', webm: '/a.webm', mp4: '/a.mp4', poster: '/a.avif', captions } as const;
const theirs = { kind: 'youtube', id: 'abcDEF_1-23', poster } as const;

const pageWith = (source: FilmSource) =>
  renderToStaticMarkup(
    <Film title="A film" about="Short." source={source} labels={labels} transcript={[{ text: 'Words.' }]} />,
  );
const policyOf = (html: string) => pageHeaders(cspSources(html))['content-security-policy']?.split(';');

test('a film on YouTube is a link until it is played, and explains what YouTube learns', () => {
  const html = pageWith(theirs);
  expect(html).toContain('href="https://www.youtube.com/watch?v=abcDEF_1-23"');
  expect(html).not.toMatch(/<(?:iframe|video)/);
  expect(html).not.toMatch(/(?:src|srcSet)="https:/);
  expect(html).toContain(labels.youtube);
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
