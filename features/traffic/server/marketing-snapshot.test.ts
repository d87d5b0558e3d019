import { expect, test } from 'vitest';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const { aPage } = pitchRows(() => server.root);

test('while the database is away the log says so once, however many ask, and once more the next time', async () => {
  const { snapshots } = server.platform.traffic;
  const warnings = () => server.lines.filter((line) => line.includes('as they were last known')).length;
  /** What is known is too old, and twenty people want a page at the same moment. */
  const manyAsk = () => {
    server.passTime(1_001);
    return Promise.all(Array.from({ length: 20 }, () => snapshots.current()));
  };
  const whileAway = async (work: () => Promise<unknown>) => {
    await server.root.schema.alterTable('landing_pages').renameTo('landing_pages_away').execute();
    await work().finally(() =>
      server.root.schema.alterTable('landing_pages_away').renameTo('landing_pages').execute(),
    );
  };

  await manyAsk();
  expect(warnings()).toBe(0);
  await whileAway(async () => {
    await manyAsk();
    await manyAsk();
  });
  expect(warnings()).toBe(1);

  await aPage('Back again', { slug: 'back' });
  await expect.poll(async () => (await manyAsk()).every(({ bySlug }) => bySlug.has('back'))).toBe(true);
  expect(warnings()).toBe(1);
  await whileAway(manyAsk);
  expect(warnings()).toBe(2);
});
