import { expect, test } from 'vitest';
import { openFileReader } from './read-file.ts';

const { lookThroughText } = openFileReader();

test('a text that takes more than the thread has ends with it, and the next is looked through as ever', async () => {
  const endless = lookThroughText([{ number: 1, text: 'SSA Mar 2, 2026 1.00 EUR\n'.repeat(4_000_000) }]);
  const letter = lookThroughText([{ number: 1, text: 'Monthly pension 1,949.00 USD\nwww.evil.example' }]);
  expect(await endless).toBeUndefined();
  expect(await letter).toEqual({
    forModel: [{ number: 1, text: 'Monthly pension 1,949.00 USD\n[address]' }],
    quotable: [{ page: 1, text: 'Monthly pension 1,949.00 USD' }],
    income: [{ month: null, cents: 194_900, currency: 'USD', page: 1 }],
    cut: false,
  });
});

test('of a text with many lines a thousand are kept, and it says so', async () => {
  const found = await lookThroughText([{ number: 1, text: 'Monthly pension 1.00 EUR\n'.repeat(1_001) }]);
  expect(found).toMatchObject({ cut: true });
  expect(found?.quotable).toHaveLength(1_000);
  expect(found?.income).toHaveLength(1_000);
});

test('a model gets 60,000 characters of a text, addresses taken out', async () => {
  const page = { number: 1, text: 'a@b.co '.repeat(5_000) };
  const found = await lookThroughText([page, { ...page, number: 2 }]);
  const text = found?.forModel.map((one) => one.text).join('');
  expect(text).not.toContain('@');
  expect(text).toHaveLength(60_000);
});
