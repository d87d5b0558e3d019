import { beforeEach, describe, expect, test } from 'vitest';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aPitchServer, titleOf } from '#tests/support/pitch-server.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const pitches = aPitchServer(server);
const { aPage, sweep } = pitchRows(() => server.root);
beforeEach(async () => {
  await sweep();
  changed();
});

/** What is known of the rows is too old now. */
const changed = () => server.passTime(1_500);
const draft = { status: 'draft', is_active: false } as const;
const cookieOf = async (role: 'admin' | 'moderator' | 'user') =>
  (await server.signedIn(await server.aPerson({ role }))).cookie;
const hero = (title: string) => ({
  sections: [{ type: 'hero', props: { title, subtitle: 'Secret words.', ctaText: 'Get My Plan' } }],
});

describe('a page that the public does not see, at its address', () => {
  test.each([
    ['a draft', { status: 'draft', is_active: false }, 'status is draft; the page is switched off'],
    ['an inactive one', { status: 'inactive', is_active: true }, 'status is inactive'],
    ['one that is switched off', { status: 'active', is_active: false }, 'the page is switched off'],
  ] as const)('is shown to an admin, who reads why others do not see it: %s', async (_, state, why) => {
    const { id } = await aPage('Not yet', { slug: 'soon', ...state });
    const answer = await pitches.ask('/pitches/soon', { cookie: await cookieOf('admin') });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('>Not yet</h1>');
    expect(html).toContain(`A preview for our team. Visible to the public: No. Because: ${why}.`);
    expect(html).toContain(`href="/admin/landing-pages/${id}"`);
  });

  test('is no page for a stranger, an applicant, a moderator, and whoever brings a wrong cookie', async () => {
    await aPage('Not yet', { slug: 'soon', ...draft });
    const told = async (slug: string, cookie: string | undefined) => {
      const answer = await pitches.ask(`/pitches/${slug}`, cookie ? { cookie } : {});
      // Each answer is numbered.
      return [answer.status, (await answer.text()).replace(/"request_id":"[^"]+"/, '')];
    };
    const wrong = (await cookieOf('admin')).replace(/=.*/, `=${'A'.repeat(43)}`);
    for (const cookie of [undefined, await cookieOf('user'), await cookieOf('moderator'), wrong]) {
      const nothing = await told('nothing-here', cookie);
      expect(nothing[0]).toBe(404);
      expect(await told('soon', cookie)).toEqual(nothing);
    }
  });

  test('says that it failed to load where it cannot be read', async () => {
    const cookie = await cookieOf('admin');
    // From now on the front knows for a moment that nothing public stands there, and asks nobody.
    expect((await pitches.ask('/pitches/soon', { cookie })).status).toBe(404);
    await server.root.schema.alterTable('landing_pages').renameTo('landing_pages_away').execute();
    const answer = await pitches
      .ask('/pitches/soon', { cookie })
      .finally(() => server.root.schema.alterTable('landing_pages_away').renameTo('landing_pages').execute());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Failed to load page');
  });

  test('is gone for an admin who signed out, and for one who is none any more', async () => {
    await aPage('Not yet', { slug: 'soon', ...draft });
    const [left, demoted] = [
      await server.aPerson({ role: 'admin' }),
      await server.aPerson({ role: 'admin' }),
    ];
    const status = async (cookie: string) => (await pitches.ask('/pitches/soon', { cookie })).status;
    const [one, other] = [await server.signedIn(left), await server.signedIn(demoted)];
    expect([await status(one.cookie), await status(other.cookie)]).toEqual([200, 200]);
    await server.root.deleteFrom('sessions').where('user_id', '=', left.id).execute();
    await server.root
      .updateTable('user_roles')
      .set({ role: 'moderator' })
      .where('user_id', '=', demoted.id)
      .execute();
    expect([await status(one.cookie), await status(other.cookie)]).toEqual([404, 404]);
  });

  test('shows the draft as it was saved, and says that it is one', async () => {
    await aPage('Written first', {
      slug: 'soon',
      ...draft,
      draft: JSON.stringify({ slug: 'later', title: 'Later', content: hero('Written today') }),
      draft_saved_at: new Date(),
    });
    const html = await (await pitches.ask('/pitches/soon', { cookie: await cookieOf('admin') })).text();
    expect(html).toContain('>Written today</h1>');
    expect(html).toContain('<title>Preview: Later</title>');
    expect(html).toContain('It includes changes that are not published.');
  });

  test('is kept nowhere, found by no search engine, and counts nobody', async () => {
    await aPage('Not yet', { slug: 'soon', ...draft });
    const answer = await pitches.ask('/pitches/soon', {
      cookie: await cookieOf('admin'),
      'if-none-match': '*',
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    expect([answer.headers.get('etag'), answer.headers.get('set-cookie')]).toEqual([null, null]);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toMatch(/tracker-1\.js|og:title|rel="canonical"/);
  });
});

test('what an admin has looked at stays hidden from the next one who asks', async () => {
  await aPage('Not yet', { slug: 'soon', ...draft });
  const cookie = await cookieOf('admin');
  expect(await titleOf(await pitches.ask('/pitches/soon', { cookie }))).toBe('Not yet');
  expect((await pitches.ask('/pitches/soon')).status).toBe(404);
});

test('a page that the public sees is the public one for admins too', async () => {
  await aPage('For everybody', {
    slug: 'open',
    draft: JSON.stringify({ title: 'x', content: hero('Draft') }),
    draft_saved_at: new Date(),
  });
  changed();
  const answer = await pitches.ask('/pitches/open', { cookie: await cookieOf('admin') });
  const html = await answer.text();
  expect(html).toContain('>For everybody</h1>');
  expect(html).not.toContain('A preview');
});
