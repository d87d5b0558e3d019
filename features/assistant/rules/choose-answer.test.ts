import { expect, test } from 'vitest';
import { chooseAnswer } from './choose-answer.ts';

const held = new Set(['pets', 'pets-number', 'visa-fee', 'visa-length', 'of-staff']);
const choose = (scores: Record<string, number>, byWords?: { key: string; confidence: number }) =>
  chooseAnswer(
    Object.entries(scores)
      .map(([key, score]) => ({ key, score }))
      .sort((one, other) => other.score - one.score),
    byWords,
    held,
  );

test('what both ways find, and is very like, is answered without a note', () => {
  const chosen = choose({ pets: 1.3, 'pets-number': 0.4 }, { key: 'pets', confidence: 0.9 });
  expect(chosen).toMatchObject({ key: 'pets', confidence: 0.9, offered: [] });
});

test('what both ways find and is less like is answered under the note', () => {
  const chosen = choose({ pets: 0.9, 'pets-number': 0.8 }, { key: 'pets', confidence: 0.9 });
  expect(chosen).toMatchObject({ key: 'pets', confidence: 0.65, offered: [] });
});

test('where none is like enough or far ahead, the likest are offered and none is answered', () => {
  const chosen = choose({ pets: 0.7, 'pets-number': 0.6, 'visa-fee': 0.5, 'visa-length': 0.45 });
  expect(chosen).toEqual({
    confidence: 0,
    besides: [],
    offered: ['pets', 'pets-number', 'visa-fee'],
  });
});

test('what is less than half as like as the best is no choice, and what the words find is one', () => {
  const scores = { pets: 0.7, 'pets-number': 0.6, 'visa-fee': 0.3, 'visa-length': 0.2 };
  expect(choose(scores).offered).toEqual(['pets', 'pets-number']);
  expect(choose(scores, { key: 'visa-length', confidence: 0.5 }).offered).toEqual([
    'pets',
    'pets-number',
    'visa-length',
  ]);
});

test('one that is far ahead of the next is answered, though it is not very like', () => {
  expect(choose({ pets: 0.6, 'pets-number': 0.2 })).toMatchObject({ key: 'pets', confidence: 0.65 });
  // So little like that it says nothing.
  expect(choose({ pets: 0.4, 'pets-number': 0 })).toMatchObject({ offered: [], confidence: 0 });
});

test('what the words alone put first has to lead clearly', () => {
  const byWords = { key: 'pets-number', confidence: 0.6 };
  expect(choose({ pets: 0.95, 'pets-number': 0.9 }, byWords).offered).toEqual(['pets-number', 'pets']);
  expect(choose({ pets: 0.82, 'pets-number': 0.8 }, { ...byWords, confidence: 0.69 }).key).toBe(undefined);
});

test('a matter of others is refused where it is as near as the best passage, or likest while none is found', () => {
  const refused = { whom: 'bank', confidence: 0, offered: [] };
  expect(choose({ '!bank best-bank': 0.9, pets: 0.92 })).toMatchObject(refused);
  const words = { key: 'pets', confidence: 0.6 };
  expect(choose({ '!bank best-bank': 0.6, pets: 0.55, 'visa-fee': 0.5 }, words)).toMatchObject(refused);
  expect(choose({ '!bank best-bank': 0.6, pets: 1 }).key).toBe('pets');
});

test('a fact of staff, with no written questions, is found by its words alone', () => {
  expect(choose({ pets: 0.3 }, { key: 'of-staff', confidence: 0.9 })).toMatchObject({
    key: 'of-staff',
    confidence: 0.65,
  });
});
