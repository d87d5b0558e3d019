import { expect, test } from 'vitest';
import { crashBilling } from './crash-billing.ts';

test('killed while people buy and while events are handled, it loses and doubles nothing', async () => {
  const report = await crashBilling(4);
  expect(report.violations).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(4);
  expect(report.events).toBeGreaterThanOrEqual(3 * report.paid);
}, 400_000);
