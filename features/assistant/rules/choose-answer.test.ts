import { expect, test } from 'vitest';
import { chooseAnswer } from './choose-answer.ts';

const held = new Set(['pets', 'pets-number', 'visa-fee', 'visa-length', 'of-staff']);

interface Said {
  /** How much of the question the likest passage says, 0 to 1. */
  coverage?: number;
  asksSo?: boolean;
  byWords?: { key: string; confidence: number };
}

const choose = (scores: Record<string, number>, { coverage = 0.5, asksSo = true, byWords }: Said = {}) =>
  chooseAnswer(
    Object.entries({ '!everyday everyday': 0.3, ...scores })
      .map(([key, score]) => ({ key, score, coverage, asksSo }))
      .sort((one, other) => other.score - one.score),
    byWords,
    held,
  );

const found = { key: 'pets', confidence: 0.9 };

test('what both ways find, and is very likely, is answered without a note', () => {
  const chosen = choose({ pets: 2.4, 'pets-number': 1 }, { coverage: 0.8, byWords: found });
  expect(chosen).toMatchObject({ key: 'pets', confidence: 0.9, offered: [] });
});

test('what both ways find and is less likely is answered under the note', () => {
  const chosen = choose({ pets: 1.5, 'pets-number': 1.5 }, { coverage: 0.1, byWords: found });
  expect(chosen).toMatchObject({ key: 'pets', confidence: 0.65, offered: [] });
});

test('what no question of the passage asks for is answered under the note, however like it is', () => {
  const chosen = choose({ pets: 2.4, 'pets-number': 1 }, { coverage: 0.8, asksSo: false, byWords: found });
  expect(chosen).toMatchObject({ key: 'pets', confidence: 0.65 });
});

test('where the ways find different passages, neither is sure', () => {
  const byWords = { key: 'visa-fee', confidence: 0.9 };
  expect(choose({ pets: 2.4, 'visa-fee': 0.6 }, { coverage: 0.9, byWords })).toMatchObject({
    key: 'pets',
    confidence: 0.65,
  });
  expect(choose({ pets: 1.5, 'visa-fee': 1.1 }, { coverage: 0.2, byWords }).offered).toEqual([
    'pets',
    'visa-fee',
  ]);
});

test('where none is likely enough, the likest are offered and none is answered', () => {
  const scores = { pets: 1.5, 'pets-number': 1.45, 'visa-fee': 1.3, 'visa-length': 1.2 };
  expect(choose(scores, { coverage: 0.1 })).toEqual({
    confidence: 0,
    besides: [],
    offered: ['pets', 'pets-number', 'visa-fee'],
  });
});

test('what is less than half as like as the best is no choice, and what the words find comes nearer', () => {
  const scores = { pets: 1.5, 'pets-number': 1.4, 'visa-fee': 0.7, 'visa-length': 0.5 };
  expect(choose(scores, { coverage: 0.1 }).offered).toEqual(['pets', 'pets-number']);
  const byWords = { key: 'visa-fee', confidence: 0.9 };
  expect(choose(scores, { coverage: 0.1, byWords }).offered).toEqual(['pets', 'pets-number', 'visa-fee']);
});

test('so little like that it says nothing, nothing is offered', () => {
  expect(choose({ pets: 0.8, 'pets-number': 0 }, { coverage: 0.1 })).toMatchObject({
    offered: [],
    confidence: 0,
  });
});

test('a matter of others is refused where it is nearer than the best passage', () => {
  const refused = { whom: 'bank', confidence: 0, offered: [] };
  expect(choose({ '!bank best-bank': 1.9, pets: 1.8 })).toMatchObject(refused);
  expect(choose({ '!bank best-bank': 1.3, pets: 0.9, 'visa-fee': 0.8 }, { byWords: found })).toMatchObject(
    refused,
  );
  expect(choose({ '!bank best-bank': 1.3, pets: 2.4 }).key).toBe('pets');
});

test('a fact of staff, with no written questions, is found by its words alone', () => {
  expect(choose({ pets: 0.6 }, { byWords: { key: 'of-staff', confidence: 0.9 } })).toMatchObject({
    key: 'of-staff',
    confidence: 0.65,
  });
});
