import { expect, test } from 'vitest';
import { filmCaptions, filmSeconds } from './film-captions.ts';

const scene = { picture: 'about', move: 'closer', title: 'a', seen: 'b' } as const;

test('every scene has its caption, within the film and after the one before', () => {
  const captions = ['One.', 'Two.', 'Three.', 'Four.', 'خمسة.'];
  const vtt = filmCaptions(captions.map((caption) => ({ ...scene, caption })));
  expect(vtt.split('\n\n').map((cue) => cue.trim())).toEqual([
    'WEBVTT',
    '00:00:01.000 --> 00:00:05.000\nOne.',
    '00:00:06.000 --> 00:00:10.000\nTwo.',
    '00:00:11.000 --> 00:00:15.000\nThree.',
    '00:00:16.000 --> 00:00:20.000\nFour.',
    '00:00:21.000 --> 00:00:25.000\nخمسة.',
  ]);
  expect(filmSeconds(5)).toBe(26);
});
