import { beforeEach, describe, expect, test } from 'vitest';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aPitchServer, titleOf } from '#tests/support/pitch-server.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const pitches = aPitchServer(server);
const { aPage, anExperiment, sweep } = pitchRows(() => server.root);
beforeEach(async () => {
  await sweep();
  changed();
});

const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
/** What is known of the rows is too old now: the next request reads them. Notices are tried in another file. */
const changed = () => server.passTime(1_500);
const visitorOf = (cookies: Map<string, string>) =>
  server.platform.traffic.visitors.read(`rumo_visitor=${cookies.get('rumo_visitor')}`);

describe('somebody who is signed in', () => {
  test('keeps what this browser has seen, and on a new device sees what they saw first', async () => {
    const [a, b] = [await aPage('Title A', { slug: 'a' }), await aPage('Title B', { slug: 'b' })];
    const { id, variants } = await anExperiment([
      { ...a, weight: 50 },
      { ...b, weight: 50 },
    ]);
    changed();
    const maria = await server.aPerson();
    const session = await server.signedIn(maria);

    const phone = pitches.aBrowser();
    const first = await phone.title('/pitches/a');
    const visitor = visitorOf(phone.cookies);
    const drawn = visitor?.draws[id] ?? '';
    const signedIn = pitches.aBrowser({ cookie: session.cookie });
    for (const [name, value] of phone.cookies) signedIn.cookies.set(name, value);
    expect(await signedIn.title('/pitches/a')).toBe(first);

    await server.root
      .insertInto('user_assignments')
      .values({
        experiment_id: id,
        variant_id: drawn,
        session_id: visitor?.visitId ?? '',
        visitor_id: visitor?.id ?? '',
        user_id: maria.id,
      })
      .execute();
    // Chance alone would give all of ten new devices the same one time in a thousand.
    const devices = Array.from({ length: 10 }, () => pitches.aBrowser({ cookie: session.cookie }));
    const titles = await Promise.all(devices.map((device) => device.title('/pitches/b')));
    expect(new Set(titles)).toEqual(new Set([first]));
    expect(visitorOf(devices[0]?.cookies ?? new Map())?.draws).toEqual({ [id]: drawn });
    expect(variants.map((variant) => variant.id)).toContain(drawn);

    // Another device that has drawn already keeps what it shows.
    const other = pitches.aBrowser();
    await expect
      .poll(async () => {
        other.cookies.clear();
        return other.title('/pitches/a');
      })
      .not.toBe(first);
    const otherTitle = first === 'Title A' ? 'Title B' : 'Title A';
    const otherSignedIn = pitches.aBrowser({ cookie: session.cookie });
    for (const [name, value] of other.cookies) otherSignedIn.cookies.set(name, value);
    expect(await otherSignedIn.title('/pitches/a')).toBe(otherTitle);
  });
});

describe('who is not counted', () => {
  test.each([
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
    ['our own switch', { cookie: 'rumo_no_count=1' }],
    ['a bot', bot],
  ])('%s: the page as it is, no cookie and no counting script', async (_, headers) => {
    const [a, b] = [await aPage('Title A', { slug: 'a' }), await aPage('Title B', { slug: 'b' })];
    await anExperiment([
      { ...a, weight: 0 },
      { ...b, weight: 100 },
    ]);
    changed();
    expect(await pitches.aBrowser().title('/pitches/a')).toBe('Title B');
    const answer = await pitches.ask('/pitches/a', headers);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const html = await answer.text();
    expect(html).toContain('>Title A</h1>');
    expect(html).not.toContain('tracker-1.js');
  });

  test.each(['moderator', 'admin'] as const)('a %s neither', async (role) => {
    const [a, b] = [await aPage('Title A', { slug: 'a' }), await aPage('Title B', { slug: 'b' })];
    await anExperiment([
      { ...a, weight: 0 },
      { ...b, weight: 100 },
    ]);
    changed();
    const { cookie } = await server.signedIn(await server.aPerson({ role }));
    const answer = await pitches.ask('/pitches/a', { cookie });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await titleOf(answer)).toBe('Title A');
  });

  test('a cookie from before goes as soon as a browser asks not to be tracked', async () => {
    await aPage('Title A', { slug: 'a' });
    const browser = pitches.aBrowser();
    expect(await (await browser.ask('/pitches/a')).text()).toContain(
      '<script src="/assets/tracker-1.js" data-page=',
    );
    expect(browser.cookies.has('rumo_visitor')).toBe(true);
    const html = await (await browser.ask('/pitches/a', { 'sec-gpc': '1' })).text();
    expect(html).toContain('Your browser asks sites not to track you.');
    expect(browser.cookies.has('rumo_visitor')).toBe(false);
  });
});

test('under maintenance staff alone see it; the others are passed on to be told', async () => {
  await aPage('Title A', { slug: 'a' });
  changed();
  await server.root
    .insertInto('system_settings')
    .values({ setting_key: 'maintenance_mode', setting_value: 'true' })
    .execute();
  changed();
  expect((await pitches.ask('/pitches/a')).status).toBe(404);
  const { cookie } = await server.signedIn(await server.aPerson({ role: 'moderator' }));
  expect((await pitches.ask('/pitches/a', { cookie })).status).toBe(200);
  await server.root.deleteFrom('system_settings').execute();
  changed();
  expect((await pitches.ask('/pitches/a')).status).toBe(200);
});
