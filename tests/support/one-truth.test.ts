import { expect, test } from 'vitest';
import { contradictions, type Line, type Seen } from './one-truth.ts';

const screen = (lines: (string | Line)[], more: Partial<Seen> = {}): Seen => ({
  reader: 'ruth',
  language: 'en',
  path: '/dashboard',
  lines: lines.map((line) => (typeof line === 'string' ? { text: line, errands: [] } : line)),
  ...more,
});
const order = (text: string): Line => ({ text, errands: ['criminal-record'] });

test('one errand with one day on every screen is no contradiction, whatever the words and the language', () => {
  const guide = screen([order('Begin by November 16, 2027')], { path: '/visa-process' });
  const late = screen([order('Late: best begun by November 16, 2027')]);
  const portuguese = screen([order('Comece até 16 de novembro de 2027')], { language: 'pt' });
  const timeline = screen([order('November 16, 2027'), order('December 14, 2027')], {
    path: '/visa-process?view=timeline',
  });
  expect(contradictions([guide, late, portuguese, timeline])).toEqual([]);
});

test('two days for one errand are, also in two languages; another person’s are not', () => {
  const guide = screen([order('Begin by November 16, 2027')], { path: '/visa-process' });
  const portuguese = screen([order('Comece até 1 de março de 2028')], { language: 'pt' });
  expect(contradictions([guide, portuguese])).toEqual([
    'ruth: begin criminal-record: 2027-11-16 (en /visa-process) and 2028-03-01 (pt /dashboard)',
  ]);
  expect(contradictions([guide, { ...portuguese, reader: 'walter' }])).toEqual([]);
});

test('a day that the timeline does not say is', () => {
  const guide = screen([order('Finish by November 17, 2027')], { path: '/visa-process' });
  const timeline = screen([order('November 16, 2027')], { path: '/visa-process?view=timeline' });
  expect(contradictions([guide, timeline])).toHaveLength(1);
});

test('days that are no plan, and errands beside each other, are left alone', () => {
  const beside: Line = { text: 'Begin by March 1, 2028', errands: ['passport', 'criminal-record'] };
  expect(
    contradictions([screen([order('Begin by November 16, 2027'), order('Uploaded May 1, 2026'), beside])]),
  ).toEqual([]);
});

test.each([
  ['The apostille takes about 3 weeks by mail.', 'en'],
  ['A apostila demora cerca de 3 semanas por correio.', 'pt'],
  ['Until the number arrives it can take 6 weeks.', 'en'],
  ['An FBI record that is less than 60 days old', 'en'],
  ['€90 for the visa, plus about €40 for the visa center.', 'en'],
  ['Cobertura mínima de 50 000 €', 'pt'],
  ['A person of our team looks at each paper within 3 business days.', 'en'],
] as const)('a figure that the register does not have is found: %s', (line, language) => {
  expect(contradictions([screen([line], { language })])).toHaveLength(1);
});

test.each([
  ['The apostille costs $20 and takes about 5 weeks by mail.', 'en'],
  ['110 € pelo visto, mais cerca de 40 € pelo centro de vistos.', 'pt'],
  ['Source: jobbatical.com. Older guides say: About €90 for the visa', 'en'],
  ['The law allows 60 days. People report 30 to 60 days, and up to 90.', 'en'],
] as const)('the register’s own, and what older guides say, are not: %s', (line, language) => {
  expect(contradictions([screen([line], { language })])).toEqual([]);
});
