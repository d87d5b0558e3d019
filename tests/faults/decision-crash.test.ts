import { expect, test } from 'vitest';
import { crashDecisions } from './crash-decisions.ts';

test('killed between the decision and the telling, it tells every applicant exactly once', async () => {
  const told = await crashDecisions({ cases: 6, kills: 2 });
  expect(told).toEqual(Array(6).fill({ status: 'approved', held: false, mails: 1 }));
}, 240_000);
