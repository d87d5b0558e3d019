import { beforeEach, describe, expect, test } from 'vitest';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aPitchServer, titleOf } from '#tests/support/pitch-server.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const pitches = aPitchServer(server);
const { aPage, anExperiment, whilePaused, unnoticed, sweep } = pitchRows(() => server.root);
beforeEach(async () => {
  await sweep();
  changed();
});

/** What is known of the rows is too old now: the next request reads them. Notices are tried in another file. */
const changed = () => server.passTime(1_500);
const visitorOf = (cookies: Map<string, string>) =>
  server.platform.traffic.visitors.read(`rumo_visitor=${cookies.get('rumo_visitor')}`);

describe('a page', () => {
  test('says in its head what it is, for search engines and for whoever shares it', async () => {
    await aPage('By the sea', {
      slug: 'sea',
      title: 'A "home" <in> Portugal',
      meta_description: 'Six & more',
    });
    const html = await (await pitches.ask('/pitches/sea')).text();
    const address = `${server.url}/pitches/sea`;
    for (const tag of [
      '<title>A &quot;home&quot; &lt;in&gt; Portugal</title>',
      '<meta name="description" content="Six &amp; more"/>',
      `<link rel="canonical" href="${address}"/>`,
      '<meta property="og:title" content="A &quot;home&quot; &lt;in&gt; Portugal"/>',
      '<meta property="og:description" content="Six &amp; more"/>',
      `<meta property="og:url" content="${address}"/>`,
      '<meta name="twitter:card" content="summary"/>',
      '<link rel="stylesheet" href="/assets/root.css"/>',
    ]) {
      expect(html).toContain(tag);
    }
    expect(html).not.toContain('noindex');
  });

  test('runs our scripts alone, is nobody else’s to keep, and is sent compressed', async () => {
    await aPage('By the sea', { slug: 'sea' });
    const answer = await pitches.ask('/pitches/sea?utm_source=mail', { 'accept-encoding': 'br' });
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self';/);
    expect(policy).not.toContain('unsafe');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.text()).toContain('By the sea');
    const plain = await pitches.ask('/pitches/sea', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await titleOf(plain)).toBe('By the sea');
  });

  test('is not sent again to who has it, and HEAD gets no bytes and no cookie', async () => {
    await aPage('By the sea', { slug: 'sea' });
    const etag = (await pitches.ask('/pitches/sea')).headers.get('etag') ?? '';
    const again = await pitches.ask('/pitches/sea', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('set-cookie')).toMatch(/^rumo_visitor=/);
    const head = await pitches.ask('/pitches/sea', {}, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('set-cookie')]).toEqual([200, '', null]);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000);
    expect((await pitches.ask('/pitches/sea', {}, { method: 'POST' })).status).toBe(404);
  });

  test('shows its sections in their order, with the words of each', async () => {
    const sections = [
      { type: 'hero', props: { title: 'By the sea', subtitle: 'In two steps', ctaText: 'Begin' } },
      {
        type: 'features',
        props: { title: 'What we do', features: [{ title: 'Six papers', description: 'Read by people' }] },
      },
      { type: 'cta', props: { title: 'Your dates', description: 'It is free', ctaText: 'See them' } },
    ];
    await aPage('By the sea', { slug: 'sections', content: JSON.stringify({ sections }) });
    const html = await (await pitches.ask('/pitches/sections')).text();
    const words = ['By the sea', 'In two steps', 'Begin', 'What we do', 'Six papers', 'Read by people'];
    const places = [...words, 'Your dates', 'It is free', 'See them'].map((text) =>
      html.indexOf(`>${text}<`),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('without sections shows its pitch, its two ways on and who we are', async () => {
    await aPage('Plain', {
      slug: 'plain',
      content: JSON.stringify({ sections: [{ type: 'video', props: { html: '<b>no</b>' } }, null, 7] }),
      pitch_title: 'Retire by the sea',
      pitch_text: 'First.\n\nSecond.',
      primary_cta: 'Start now',
      secondary_cta: 'Ask us',
    });
    const html = await (await pitches.ask('/pitches/plain')).text();
    expect(html).toMatch(/<h1[^>]*>Retire by the sea</);
    expect(html).toMatch(/>First\.<\/p><p[^>]*>Second\.</);
    expect(html).toMatch(/href="\/auth\?mode=sign-up">Start now</);
    expect(html).toMatch(/href="\/support">Ask us</);
    expect(html).toContain('We are a private company, not the Portuguese government.');
    expect(html).not.toContain('<b>no</b>');
  });

  test('takes no markup and no address from what staff wrote', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">';
    const props = {
      title: evil,
      subtitle: evil,
      description: evil,
      ctaText: evil,
      href: 'javascript:alert(1)',
    };
    const sections = ['hero', 'features', 'cta'].map((type) => ({
      type,
      props: { ...props, features: [{ title: evil, description: evil }] },
    }));
    await aPage('x', {
      slug: 'evil',
      title: evil,
      meta_description: evil,
      content: JSON.stringify({ sections }),
    });
    const html = await (await pitches.ask('/pitches/evil')).text();
    expect(html).not.toMatch(/<script>alert|<img|<a href="javascript/);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/href="(?!\/|#|http:\/\/127)/);
  });
});

describe('no page', () => {
  test.each([
    ['unknown', {}],
    ['a draft', { status: 'draft' }],
    ['inactive', { status: 'inactive' }],
    ['switched off', { is_active: false }],
  ] as const)('%s is passed on, to a moderator too', async (_, wish) => {
    await aPage('By the sea', { slug: 'hidden', ...wish });
    await aPage('Another', { slug: 'seen' });
    changed();
    const slug = Object.keys(wish).length > 0 ? 'hidden' : 'unknown';
    const moderator = await server.signedIn(await server.aPerson({ role: 'moderator' }));
    for (const headers of [{ cookie: '' }, { cookie: moderator.cookie }]) {
      const answer = await pitches.ask(`/pitches/${slug}`, headers);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
    }
  });

  test.each([
    '/pitches/',
    '/pitches/SEA',
    '/pitches/%73ea',
    '/pitches/sea/more',
    '/pitches/../pitches//sea',
    "/pitches/sea';drop",
    '/pitches/constructor',
    '/pitches/__proto__',
    `/pitches/${'a'.repeat(101)}`,
    '/pitches/sea%00',
    '/pitchesea',
  ])('%s is none either', async (path) => {
    await aPage('By the sea', { slug: 'sea' });
    changed();
    expect((await pitches.ask(path)).status).toBe(404);
  });
});

describe('a draw', () => {
  test('comes before the first byte, is kept over reloads and weights, and both variants come up', async () => {
    const [a, b] = [await aPage('Title A', { slug: 'a' }), await aPage('Title B', { slug: 'b' })];
    const experiment = await anExperiment([
      { ...a, weight: 50 },
      { ...b, weight: 50 },
    ]);
    changed();
    const browsers = Array.from({ length: 40 }, () => pitches.aBrowser());
    const first = await Promise.all(browsers.map((browser) => browser.title('/pitches/a')));
    expect(new Set(first)).toEqual(new Set(['Title A', 'Title B']));
    // The same page at the address of the other variant, too.
    expect(await Promise.all(browsers.map((browser) => browser.title('/pitches/b')))).toEqual(first);

    await whilePaused(experiment.id, async () => {
      for (const [place, traffic_weight] of [100, 0].entries())
        await server.root
          .updateTable('experiment_variants')
          .set({ traffic_weight })
          .where('id', '=', experiment.variants[place]?.id ?? '')
          .execute();
    });
    changed();
    const newcomers = Array.from({ length: 20 }, () => pitches.aBrowser().title('/pitches/a'));
    expect(new Set(await Promise.all(newcomers))).toEqual(new Set(['Title A']));
    expect(await Promise.all(browsers.map((browser) => browser.title('/pitches/a')))).toEqual(first);
  });

  test('is in a cookie of 13 months that no script reads, with the visit that goes on', async () => {
    const page = await aPage('Title A', { slug: 'a' });
    const { id, variants } = await anExperiment([{ ...page, weight: 100 }]);
    changed();
    const browser = pitches.aBrowser();
    const answer = await browser.ask('/pitches/a');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rumo_visitor=[\w.-]+; Max-Age=33696000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const first = visitorOf(browser.cookies);
    expect(first?.draws).toEqual({ [id]: variants[0]?.id });
    // Whose cookie says the same already is not told again, but now and then that the visit goes on.
    expect((await browser.ask('/pitches/a')).headers.getSetCookie()).toEqual([]);
    server.passTime(310_000);
    expect((await browser.ask('/pitches/a')).headers.getSetCookie()).toHaveLength(1);
    const later = visitorOf(browser.cookies);
    expect(later).toMatchObject({ id: first?.id, visitId: first?.visitId });
    expect(later?.seenAt).toBeGreaterThanOrEqual((first?.seenAt ?? 0) + 310);
  });

  test('a cookie that was tampered with begins anew and is never believed', async () => {
    const page = await aPage('Title A', { slug: 'a' });
    await anExperiment([{ ...page, weight: 100 }]);
    changed();
    const browser = pitches.aBrowser();
    await browser.ask('/pitches/a');
    const [good, value] = [visitorOf(browser.cookies), browser.cookies.get('rumo_visitor') ?? ''];
    browser.cookies.set('rumo_visitor', `x${value.slice(1)}`);
    expect(await browser.title('/pitches/a')).toBe('Title A');
    expect(visitorOf(browser.cookies)?.id).not.toBe(good?.id);
  });

  test('two experiments on two pages are two draws of one visitor', async () => {
    const [a, b] = [await aPage('Title A', { slug: 'a' }), await aPage('Title B', { slug: 'b' })];
    const one = await anExperiment([{ ...a, weight: 100 }]);
    const two = await anExperiment([{ ...b, weight: 100 }]);
    changed();
    const browser = pitches.aBrowser();
    await browser.ask('/pitches/a');
    await browser.ask('/pitches/b');
    expect(Object.keys(visitorOf(browser.cookies)?.draws ?? {})).toEqual([one.id, two.id]);
  });

  test('whoever stays outside sees the page they asked for, and stays outside when more take part', async () => {
    const [a, b] = [await aPage('Title A', { slug: 'a' }), await aPage('Title B', { slug: 'b' })];
    const { id } = await anExperiment(
      [
        { ...a, weight: 0 },
        { ...b, weight: 100 },
      ],
      1,
    );
    changed();
    const browsers = Array.from({ length: 20 }, () => pitches.aBrowser());
    const titles = await Promise.all(browsers.map((browser) => browser.title('/pitches/a')));
    const outside = browsers.filter((_, place) => titles[place] === 'Title A');
    expect(outside.length).toBeGreaterThan(10);
    for (const browser of outside) expect(visitorOf(browser.cookies)?.draws).toEqual({ [id]: 'none' });
    await whilePaused(id, () =>
      server.root.updateTable('experiments').set({ traffic_percentage: 100 }).where('id', '=', id).execute(),
    );
    changed();
    expect(await pitches.aBrowser().title('/pitches/a')).toBe('Title B');
    for (const browser of outside) expect(await browser.title('/pitches/a')).toBe('Title A');
  });

  test('a variant whose page is withdrawn shows the page that was asked for', async () => {
    const [a, b] = [await aPage('Title A', { slug: 'a' }), await aPage('Title B', { slug: 'b' })];
    await anExperiment([
      { ...a, weight: 0 },
      { ...b, weight: 100 },
    ]);
    changed();
    const browser = pitches.aBrowser();
    expect(await browser.title('/pitches/a')).toBe('Title B');
    await unnoticed((tx) =>
      tx.updateTable('landing_pages').set({ is_active: false }).where('id', '=', b.id).execute(),
    );
    changed();
    expect(await browser.title('/pitches/a')).toBe('Title A');
    expect((await browser.ask('/pitches/b')).status).toBe(404);
  });
});
