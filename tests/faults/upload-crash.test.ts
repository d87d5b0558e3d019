import { expect, test } from 'vitest';
import { crashUploads } from './crash-uploads.ts';

test('kills of the server and of PostgreSQL break no promise about an upload', async () => {
  const report = await crashUploads({ server: 5, postgres: 2, clients: 8 });
  expect(report.violations).toEqual([]);
  expect(report.kills).toEqual({ server: 5, postgres: 1, backend: 1 });
  // A run that interrupted nothing, or acknowledged nothing, would prove nothing.
  expect(report.uploaded).toBeGreaterThan(20);
  expect(report.interrupted).toBeGreaterThan(5);
  expect(report.repeated).toBe(report.interrupted);
}, 400_000);

test('a lost document and a forgotten file would be noticed', async () => {
  const { violations } = await crashUploads({ server: 3, postgres: 0, clients: 3, sabotage: true });
  expect(violations).toContainEqual(expect.stringMatching(/uploaded row with undefined bytes/));
  expect(violations).toContainEqual(expect.stringMatching(/belongs to no document/));
  expect(violations).toContainEqual(expect.stringMatching(/the download is/));
}, 400_000);
