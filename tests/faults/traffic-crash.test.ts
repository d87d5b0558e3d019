import { expect, test } from 'vitest';
import { crashTraffic } from './crash-traffic.ts';

test('kills in the middle of counting lose and double nothing that was acknowledged', async () => {
  const report = await crashTraffic({ server: 4, postgres: 1, clients: 8 });
  expect(report.violations).toEqual([]);
  expect([report.kills, report.postgresKills]).toEqual([4, 1]);
  // A run that interrupted nothing, or acknowledged nothing, would prove nothing.
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.interrupted).toBeGreaterThan(4);
}, 400_000);
