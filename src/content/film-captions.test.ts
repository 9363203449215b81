import { expect, test } from 'vitest';
import { filmCaptions, filmSeconds } from './film-captions.ts';

const scene = { picture: 'about', move: 'closer', title: 'a', seen: 'b' } as const;

test('every scene has its caption, within the film and after the one before', () => {
  const captions = ['A stair: one.', 'Two.', 'Three.', 'Four.', 'Five.'];
  const place = 'line:6% position:95% align:right';
  const vtt = filmCaptions(
    'en',
    captions.map((caption) => ({ ...scene, caption })),
  );
  expect(vtt.split('\n\n').map((cue) => cue.trim())).toEqual([
    'WEBVTT',
    `00:00:01.000 --> 00:00:05.000 ${place}\nA stair:\none.`,
    `00:00:06.000 --> 00:00:10.000 ${place}\nTwo.`,
    `00:00:11.000 --> 00:00:15.000 ${place}\nThree.`,
    `00:00:16.000 --> 00:00:20.000 ${place}\nFour.`,
    `00:00:21.000 --> 00:00:25.000 ${place}\nFive.`,
  ]);
  expect(filmSeconds(5)).toBe(26);
});

test('captions keep off the mark and the titles, which stand at the right in Arabic', () => {
  const vtt = filmCaptions('ar', [{ ...scene, caption: 'واحدة.' }]);
  expect(vtt).toContain('align:left\nواحدة.\n');
});
