import { expect, test } from 'vitest';
import { filmCaptions, filmSeconds } from './film-captions.ts';

const sceneOf = (caption: string) =>
  ({ picture: 'about', move: 'closer', title: 'a', seen: 'b', caption }) as const;

test('every scene has its caption, within the film and after the one before', () => {
  const place = 'line:6% position:95% align:right';
  expect(filmCaptions('en', ['A stair: one.', 'Two.', 'Three.'].map(sceneOf)).trim()).toBe(
    [
      'WEBVTT',
      `00:00:01.000 --> 00:00:05.000 ${place}\nA stair:\none.`,
      `00:00:06.000 --> 00:00:10.000 ${place}\nTwo.`,
      `00:00:11.000 --> 00:00:15.000 ${place}\nThree.`,
    ].join('\n\n'),
  );
  expect(filmSeconds(3)).toBe(16);
});

test('captions keep off the mark and the titles, which stand at the right in Arabic', () => {
  expect(filmCaptions('ar', [sceneOf('واحدة.')])).toContain('align:left\nواحدة.\n');
});
