import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Live, openLive } from '#platform/server/live.ts';
import type { Platform } from '#platform/server/platform.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aPitchServer, titleOf } from '#tests/support/pitch-server.ts';
import { aServer, asAnotherProcess } from '#tests/support/server.ts';
import { pageTexts } from '../texts/pages.ts';

/** Two processes on one database: staff change rows beside the second one, to which people come. */
const server = aServer();
let live: Live;
let second: Platform;
let now = new Date();
beforeAll(() => {
  live = openLive(server.connections.logins.rumo_anon, server.platform.log);
  // Its clock stands still: what it knows is never too old, so that only the notice of a change can drop it.
  second = asAnotherProcess(server.platform, { live, clock: () => now });
});
afterAll(() => live.stop());
const pitches = aPitchServer(server, () => second);
const { aPage, anExperiment, become, unnoticed, sweep } = pitchRows(() => server.root);
beforeEach(async () => {
  await sweep();
  await expect.poll(() => titleAt('/pitches/a')).toBe(undefined);
});

const titleAt = async (path: string) => {
  const answer = await pitches.ask(path);
  return answer.status === 200 ? titleOf(answer) : undefined;
};

test('what is published, changed or withdrawn is so at once, without another look at the clock', async () => {
  const page = await aPage('First words', { slug: 'a' });
  await expect.poll(() => titleAt('/pitches/a')).toBe('First words');
  const hero = { type: 'hero', props: { title: 'Better words', subtitle: '', ctaText: 'Go' } };
  const change = (columns: { content: string } | { status: 'inactive' }) =>
    server.root.updateTable('landing_pages').set(columns).where('id', '=', page.id).execute();
  await change({ content: JSON.stringify({ sections: [hero] }) });
  await expect.poll(() => titleAt('/pitches/a')).toBe('Better words');
  await change({ status: 'inactive' });
  await expect.poll(() => titleAt('/pitches/a')).toBe(undefined);
});

test('an experiment that starts, pauses and goes on does so at once, and what was drawn stays drawn', async () => {
  const [a, b] = [await aPage('Title A', { slug: 'a' }), await aPage('Title B', { slug: 'b' })];
  await expect.poll(() => titleAt('/pitches/a')).toBe('Title A');
  const { id } = await anExperiment([
    { ...a, weight: 0 },
    { ...b, weight: 100 },
  ]);
  await expect.poll(() => titleAt('/pitches/a')).toBe('Title B');
  const browser = pitches.aBrowser();
  expect(await browser.title('/pitches/a')).toBe('Title B');
  await become(id, 'paused');
  await expect.poll(() => browser.title('/pitches/a')).toBe('Title A');
  await become(id, 'active');
  await expect.poll(() => browser.title('/pitches/a')).toBe('Title B');
});

test('should a notice be lost, what was withdrawn is gone after a second', async () => {
  const page = await aPage('First words', { slug: 'a' });
  await expect.poll(() => titleAt('/pitches/a')).toBe('First words');
  await unnoticed((tx) =>
    tx.updateTable('landing_pages').set({ is_active: false }).where('id', '=', page.id).execute(),
  );
  expect(await titleAt('/pitches/a')).toBe('First words');
  now = new Date(now.getTime() + 1_001);
  expect(await titleAt('/pitches/a')).toBe(undefined);
});

test('while the database does not answer, what is known is shown; nothing known is a failure that says so', async () => {
  await aPage('First words', { slug: 'a' });
  await expect.poll(() => titleAt('/pitches/a')).toBe('First words');
  await server.root.schema.alterTable('landing_pages').renameTo('landing_pages_away').execute();
  try {
    now = new Date(now.getTime() + 1_001);
    expect(await titleAt('/pitches/a')).toBe('First words');
    // It may have been published meanwhile: nobody can say that it is not there.
    expect((await pitches.ask('/pitches/unknown')).status).toBe(503);
    const failing = await fresh.ask('/pitches/a');
    expect([failing.status, failing.headers.get('retry-after')]).toEqual([503, '5']);
    expect(failing.headers.get('cache-control')).toBe('no-store');
    const html = await failing.text();
    expect(html).toContain(`<title>${pageTexts.failed.title}</title>`);
    expect(html).toContain('content="noindex"');
    expect(html).toMatch(new RegExp(`<a [^>]*href=""[^>]*>${uiTexts.tryAgain}</a>`));
  } finally {
    await server.root.schema.alterTable('landing_pages_away').renameTo('landing_pages').execute();
  }
  expect((await fresh.ask('/pitches/a')).status).toBe(200);
});

/** A process that has just started. */
const fresh = aPitchServer(server, () => asAnotherProcess(server.platform));
