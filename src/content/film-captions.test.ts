import { expect, test } from 'vitest';
import { filmCaptions } from './film-captions.ts';

const sceneOf = (caption: string, fromSeconds = 1, toSeconds = 5) => ({
  fromSeconds,
  toSeconds,
  title: 'a',
  seen: 'b',
  caption,
});

test('every scene of a film has its caption in its seconds', () => {
  const place = 'line:6% position:95% align:right';
  expect(filmCaptions('en', [sceneOf('A stair: one.'), sceneOf('Two.', 6.5, 70)]).trim()).toBe(
    [
      'WEBVTT',
      `00:00:01.000 --> 00:00:05.000 ${place}\nA stair:\none.`,
      `00:00:06.500 --> 00:01:10.000 ${place}\nTwo.`,
    ].join('\n\n'),
  );
});

test('captions do not cover the logo and the titles, which are on the right in Arabic', () => {
  expect(filmCaptions('ar', [sceneOf('واحدة.')])).toContain('align:left\nواحدة.\n');
});
