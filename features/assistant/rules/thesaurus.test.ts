import { expect, test } from 'vitest';
import { plain } from './concepts.ts';
import { likest } from './question-index.ts';
import { intentsIn, thingsIn } from './thesaurus.ts';

test('what is said in other words, and in the other language, names the same thing', () => {
  for (const said of ['We dropped off our papers', 'the hand-over of our papers', 'quando entrego os papéis'])
    expect([...thingsIn(plain(said))], said).toEqual(expect.arrayContaining(['submit', 'papers']));
  for (const said of ['My permit ran out', 'o meu cartão está vencido'])
    expect([...thingsIn(plain(said))], said).toEqual(expect.arrayContaining(['card', 'expired']));
});

test('how a question asks is told apart', () => {
  expect(intentsIn(plain('How much is it?'))).toEqual(new Set(['much']));
  expect(intentsIn(plain('Quanto tempo demora?')).has('long')).toBe(true);
  expect(intentsIn(plain('Where do we go?'))).toEqual(new Set(['where']));
});

test('an amount is no answer to how long', async () => {
  const found = async (question: string) =>
    (await likest(question)).find(({ key }) => key === 'visa-fee')?.asksSo;
  expect(await found('How much is the visa?')).toBe(true);
  expect(await found('Where is the visa?')).toBe(false);
});
