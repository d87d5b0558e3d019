import { expect, test } from 'vitest';
import { saveResidence } from '#features/places/contract.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { asksOfPlace } from '../rules/asks-where.ts';
import { answerWhere } from './answer-where.ts';

const { database, aPerson, asApplicant } = aDatabase();
const call = callsOf(database);

const livesIn = async (place: 'az' | 'tx' | 'ny') => {
  const maria = await aPerson();
  await call(maria, saveResidence, { body: { residence: { place, county: null } } });
  return maria;
};
const answerTo = (person: Person, question: string, language: 'en' | 'pt' = 'en') =>
  asApplicant(person, (tx) =>
    answerWhere(tx, { question, userId: person.id, language, now: new Date('2026-11-26') }),
  );

test('who lives in Arizona is told their own place, with what it rests on', async () => {
  const answer = await answerTo(await livesIn('az'), 'Where do I hand in my papers?');
  expect(answer?.response).toContain('The Portuguese consulate in San Francisco');
  expect(answer?.response).toContain('At the visa center of VFS for San Francisco. Source: vfsglobal.com');
  expect(answer?.response).toContain('People report this. No office says it:');
  expect(answer?.sources).toMatchObject([{ source: 'ourportugaljourney.com', date: '2024-06' }, {}]);
  expect(answer).toMatchObject({ confidence: 0.7, refused: false });
});

test('what their consulate keeps and how it books is theirs, too', async () => {
  const maria = await livesIn('az');
  expect((await answerTo(maria, 'What does my consulate keep?'))?.response).toContain(
    'The passport stays there.',
  );
  expect((await answerTo(maria, 'How do I book my visa appointment?'))?.response).toContain('with a login');
  expect((await answerTo(await livesIn('ny'), 'Will they keep my passport?'))?.response).toContain('PENDING');
});

test('for Texas it says that we found no source, and offers a person', async () => {
  const answer = await answerTo(await livesIn('tx'), 'Which consulate is mine?');
  expect(answer?.response).toContain('We found no source');
  expect(answer).toMatchObject({ confidence: 0, refused: true, sources: [] });
});

test('a question in Portuguese is answered in Portuguese', async () => {
  const answer = await answerTo(await livesIn('az'), 'Onde é que entrego os papéis?', 'pt');
  expect(answer?.response).toContain('No centro de vistos da VFS para San Francisco.');
  expect(answer?.response).toContain('Fonte');
});

test('who has not said where they live, and who asks of something else, is answered by the library', async () => {
  expect(await answerTo(await aPerson(), 'Where do I hand in my papers?')).toBeUndefined();
  for (const question of [
    'Where do I hand in my papers if I live in Texas?',
    'Where do I hand in my papers for AIMA?',
    'Where do I get my FBI record?',
    'Can I choose my consulate?',
    'Where can I turn on the heating in winter?',
  ])
    expect(asksOfPlace(question), question).toBeUndefined();
});
