import { describe, expect, test } from 'vitest';
import { secondApartPortuguese } from '#tests/assistant/forums.ts';
import { judge } from '#tests/assistant/judge.ts';
import { portuguese } from '#tests/assistant/portuguese.ts';
import { aDatabase } from '#tests/support/database.ts';
import { inLibraryEnglish } from '../rules/portuguese-questions.ts';
import { assistantTexts as portugueseTexts } from '../texts/assistant.pt.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { assistantLibraryTexts } from '../texts/assistant-library.pt.ts';
import { answerFromLibrary } from './answer-from-library.ts';
import { libraryPassages } from './library-passages.ts';

const { asAnon } = aDatabase();
const now = new Date('2026-11-22');
const ask = (question: string, language: 'en' | 'pt' = 'pt') =>
  asAnon((tx) => answerFromLibrary(tx, { question, language, now }));
const firstSource = async (...question: Parameters<typeof ask>) => (await ask(...question)).sources[0];

describe('a question in Portuguese', () => {
  test.each(
    portugueseTexts.suggestions.map((question, at) => [question, assistantTexts.suggestions[at] ?? '']),
  )('%s finds what its English twin finds', async (portuguese, english) => {
    expect(await firstSource(portuguese)).toEqual(await firstSource(english, 'en'));
  });

  test.each([
    [
      'Quanto custa o certificado de registo criminal do FBI?',
      'How much does the FBI background check cost?',
    ],
    ['Quanto tempo é válido o visto de residência?', 'How long is the visa valid?'],
    [
      'Posso conduzir em Portugal com a minha carta de condução americana?',
      'Can I drive in Portugal with my license?',
    ],
    ['O que preciso para levar o meu cão para Portugal?', 'What do I need to bring my dog to Portugal?'],
    ['Preciso de um seguro de saúde para o visto?', 'Do I need health insurance for the visa?'],
  ])('%s is answered as in English', async (portuguese, english) => {
    expect(await firstSource(portuguese)).toEqual(await firstSource(english, 'en'));
  });

  test('is answered in Portuguese around what the library says in English', async () => {
    const { response } = await ask('Como obtenho um NIF, o número de contribuinte?');
    expect(response).toContain(assistantLibraryTexts.advice);
    expect(
      (await ask('Tenho 1.500 euros de pensão por mês. É suficiente para o visto D7?')).response,
    ).toMatch(/Para uma pessoa, são .* O seu valor mais baixo é 1500,00\s€\./);
    expect((await ask('Em que ações devo investir?')).response).toContain(
      assistantLibraryTexts.beyond.investment,
    );
    expect((await ask('Qual é a melhor receita de bacalhau?')).response).toBe(
      `${assistantLibraryTexts.refused} ${assistantLibraryTexts.whom.everyday}`,
    );
  });
});

test('each fact of what people ask most and of what they hand in has a Portuguese text', async () => {
  const passages = await asAnon((tx) => libraryPassages(tx, '2026-11-22'));
  const added =
    /^hand-in-|^(?:name-change|representative-end|d7-or-d8|visit-90-days|tax-treaty|permit-clock)$/;
  const facts = passages.filter(({ key }) => added.test(key));
  expect(facts.length).toBeGreaterThan(30);
  expect(facts.filter(({ portuguese }) => !portuguese).map(({ key }) => key)).toEqual([]);
});

test('the questions in Portuguese that it is tuned on are answered rightly', async () => {
  const passages = await asAnon((tx) => libraryPassages(tx, '2026-11-22'));
  const results = await judge(
    portuguese,
    (question) => ask(question),
    (key) => passages.find((passage) => passage.key === key)?.source,
  );
  expect(results.filter(({ right, offered }) => !right && !offered)).toEqual([]);
  const second = await judge(
    secondApartPortuguese,
    (question) => ask(question),
    (key) => passages.find((passage) => passage.key === key)?.source,
  );
  expect(second.filter(({ right, offered }) => right || offered).length).toBeGreaterThanOrEqual(10);
});

test('a fact that has a Portuguese text is quoted in it, and what has none as it is', async () => {
  const { response } = await ask('O centro de vistos fica com o meu passaporte?');
  expect(response).toContain('Washington: Duas famílias entregaram cópias do passaporte.');
  expect(response).not.toContain(assistantLibraryTexts.quotedAsTheyStand);
  expect((await ask('Preciso de fazer a declaração de impostos nos EUA?')).response).toContain(
    assistantLibraryTexts.quotedAsTheyStand,
  );
});

test('an English question is not touched, on whichever page it is asked', async () => {
  for (const question of assistantTexts.suggestions) {
    expect(inLibraryEnglish(question)).toBe(question);
    expect(await firstSource(question)).toEqual(await firstSource(question, 'en'));
  }
});

test('figures are written as Portuguese writes them, and once', async () => {
  const passages = await asAnon((tx) => libraryPassages(tx, '2026-11-22'));
  const said = passages.flatMap(({ key, portuguese }) => (portuguese ? [`${key}: ${portuguese}`] : []));
  expect(
    said.filter((text) => /[€$]\s?\d|\d,\d{3}|\d (?:days|weeks|months|years|EUR|USD)/.test(text)),
  ).toEqual([]);
  const insurance = said.filter((text) => text.startsWith('insurance-kind: '));
  expect(insurance.map((text) => text.match(/30\u00a0000/g)?.length)).toEqual([1]);
});
