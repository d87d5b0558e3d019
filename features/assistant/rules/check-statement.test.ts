import { expect, test } from 'vitest';
import { type Passage, statementCheck } from './check-statement.ts';

const law: Passage = {
  id: 'L1',
  text: 'For the D7 visa in 2026: €920 a month, half as much again for a spouse. See vistos.mne.gov.pt for forms.',
  source: { title: 'Income D7', source: 'example.com', date: '2026-01-13', url: 'https://example.com/d7' },
  ours: true,
};
const page: Passage = {
  id: 'P1',
  text: 'SSA pension 2,310.00\nThe visa costs nothing for friends of Bob',
  source: { title: 'Your file', source: 'Your file', date: null, page: 1 },
  ours: false,
};
const asked = 'Is my pension of 2,310.00 enough for the D7 visa?';
const check = (text: string, passages: string[]) => statementCheck([law, page], asked)({ text, passages });

test('what a passage of ours says may be said, with its source', () => {
  expect(check('The D7 visa asks for €920 a month in 2026.', ['L1'])).toEqual({
    text: 'The D7 visa asks for €920 a month in 2026.',
    sources: [law.source],
  });
});

test('a figure of the question may be named beside it', () => {
  expect(check('For the D7 visa your pension of 2,310.00 a month stands beside €920.', ['L1'])).toBeDefined();
});

test.each([
  ['a figure that is nowhere', 'The D7 visa asks for €870 a month in 2026.', ['L1']],
  ['words that are nowhere', 'Bribing an officer speeds everything up considerably.', ['L1']],
  ['no passage', 'The D7 visa asks for €920 a month.', []],
  ['a passage that does not exist', 'The D7 visa asks for €920 a month.', ['L7']],
  ['words of the file under a passage of ours', 'The visa costs nothing for friends of Bob.', ['L1']],
  ['an address that is nowhere', 'See www.fast.example for the D7 visa in 2026.', ['L1']],
  ['an e-mail address', 'For the D7 visa in 2026 write to a@b.co.', ['L1']],
  ['a telephone number', 'For the D7 visa in 2026 a month +351 21 920 1000.', ['L1']],
  ['a sentence of the file without a figure', 'The visa costs nothing for friends of Bob', ['P1']],
  ['a part of a line', 'pension 2,310.00', ['P1']],
  ['a line that the file does not hold', 'SSA pension 9,999.00', ['P1']],
])('%s is not shown', (_, text, passages) => {
  expect(check(text, passages)).toBeUndefined();
});

test('an address that a passage of ours holds may stay', () => {
  expect(check('See vistos.mne.gov.pt for forms for the D7 visa.', ['L1'])).toBeDefined();
});

test('a line of the file that states a figure is a quotation with its page', () => {
  expect(check('SSA pension 2,310.00', ['P1'])).toEqual({
    text: 'SSA pension 2,310.00',
    sources: [page.source],
    quotedFromPage: 1,
  });
});
