import { expect, test } from 'vitest';
import { crashDecisions } from './crash-decisions.ts';

test('killed again and again around the thirtieth second, it tells every applicant exactly once', async () => {
  const told = await crashDecisions({ cases: 25, kills: 12, inRealTime: true });
  expect(told).toEqual(Array(25).fill({ status: 'approved', held: false, mails: 1 }));
}, 600_000);
