import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { keyedHash } from '#platform/server/secrets.ts';
import { continueVisit, isCounted, openVisitors, type Visitor } from './visitor-cookie.ts';

const key = randomBytes(32);
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const start = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const day = 24 * 60 * 60;

let now = start;
const visitorsOf = (key: Buffer, publicUrl = 'http://127.0.0.1:3000') =>
  openVisitors({ env: { publicUrl }, secrets: { derive: () => key }, clock: () => now });
let visitors = visitorsOf(key);
beforeEach(() => {
  now = start;
  visitors = visitorsOf(key);
});

const sent = (visitor: Visitor) => visitors.cookieOf(visitor).split(';')[0] ?? '';

describe('the cookie', () => {
  test('brings back what was put into it, draws and all, among others', () => {
    const visitor = { ...continueVisit(undefined, start), draws: { one: 'a', two: 'none' } };
    expect(visitors.read(`first=1; ${sent(visitor)}; rumo_visitors=2`)).toEqual(visitor);
  });

  test('lives 13 months, is ours alone and no script reads it', () => {
    const visitor = continueVisit(undefined, start);
    expect(visitorsOf(key, 'https://rumo.example').cookieOf(visitor)).toMatch(
      /^rumo_visitor=[\w-]{36}\.[\w-]{36}\.\d+\.[\w-]{43}; Max-Age=33696000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(visitors.cookieOf(visitor)).not.toContain('Secure');
    expect(visitors.removal).toBe('rumo_visitor=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  test('what is forged, cut, doubled or of another key is no visitor', () => {
    const visitor = continueVisit(undefined, start);
    const good = sent(visitor);
    const [, payload, signature = ''] = /^rumo_visitor=(.*)\.(.*)$/.exec(good) ?? [];
    const other = [crypto.randomUUID(), visitor.visitId, 1].join('.');
    for (const bad of [
      null,
      '',
      'rumo_visitor=',
      'rumo_visitor=.',
      `rumo_visitor=${payload}`,
      `rumo_visitor=${payload}.`,
      `rumo_visitor=${other}.${signature}`,
      `rumo_visitor=${payload}.${signature.slice(0, -1)}`,
      `rumo_visitor=${payload}.${signature}.more`,
      `rumo_visitor=${payload}.${crypto.randomUUID()}.none.${signature}`,
      `rumo_visitor=${payload}${signature}`,
      `rumo_visitor=${signature}`,
      `rumo_visitor=${payload?.slice(0, -4)}.${signature}`,
      `rumo_visitor=${'a'.repeat(10_000)}.${signature}`,
      `rumo_visitor=${payload}.${'é'.repeat(43)}`,
      `xrumo_visitor=${payload}.${signature}`,
    ]) {
      expect(visitors.read(bad), String(bad)).toBeUndefined();
    }
    expect(visitorsOf(randomBytes(32)).read(good)).toBeUndefined();
    expect(visitors.read(good)).toEqual(visitor);
  });

  test('what we signed in another form is no visitor', () => {
    const { id, visitId } = continueVisit(undefined, start);
    const signed = (payload: string) => `rumo_visitor=${payload}.${keyedHash(key)(payload)}`;
    expect(visitors.read(signed(`${id}.${visitId}.1.one.a`))?.draws).toEqual({ one: 'a' });
    const json = Buffer.from(JSON.stringify([id, visitId, 1, {}])).toString('base64url');
    for (const payload of ['', id, json, `${id}.${visitId}`, `${id}..1`, `${id}.${visitId}.1.one`])
      expect(visitors.read(signed(payload)), payload).toBeUndefined();
  });

  test('is over 13 months after the first visit, however often somebody came since', () => {
    let visitor = continueVisit(undefined, start);
    const { id } = visitor;
    for (let days = 30; days < 390; days += 30) {
      visitor = continueVisit(visitor, later(days * day));
      expect(visitor.id).toBe(id);
    }
    expect(visitors.cookieOf(visitor)).toContain(`Max-Age=${30 * day};`);
    now = later(389 * day);
    expect(visitors.read(sent(visitor))?.id).toBe(id);
    now = later(390 * day);
    expect(visitors.read(sent(visitor))).toBeUndefined();
    const next = continueVisit(visitor, later(390 * day));
    expect(next.id).not.toBe(id);
    expect(next.draws).toEqual({});
  });

  test('that is remembered is over after 13 months as well, and vouches for no other', () => {
    const visitor = continueVisit(undefined, start);
    const good = sent(visitor);
    expect([visitors.read(good), visitors.read(good)]).toEqual([visitor, visitor]);
    expect(visitors.read(`${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
    now = later(390 * day);
    expect(visitors.read(good)).toBeUndefined();
  });

  test('holds no more than a browser takes: the newest draws stay', () => {
    const draws = Object.fromEntries(
      Array.from({ length: 100 }, () => [crypto.randomUUID(), crypto.randomUUID()]),
    );
    const cookie = sent({ ...continueVisit(undefined, start), draws });
    expect(cookie.length).toBeLessThan(3_000);
    expect(visitors.read(cookie)?.draws).toEqual(Object.fromEntries(Object.entries(draws).slice(-24)));
  });
});

describe('a visit', () => {
  test('goes on for half an hour after the last sign of somebody, then a new one begins', () => {
    const first = continueVisit(undefined, start);
    const second = continueVisit(first, later(29 * 60));
    const third = continueVisit(second, later(59 * 60));
    expect([second.visitId, third.visitId]).toEqual([first.visitId, first.visitId]);
    const fourth = continueVisit(third, later(59 * 60 + 31 * 60));
    expect(fourth.visitId).not.toBe(first.visitId);
    expect(fourth.id).toBe(first.id);
  });

  test('survives a clock that goes back, and is not kept open by one that was ahead', () => {
    const first = continueVisit(undefined, later(10 * day));
    const back = continueVisit(first, start);
    expect(back).toEqual({ ...first, seenAt: start.getTime() / 1000 });
    expect(continueVisit(back, later(31 * 60)).visitId).not.toBe(first.visitId);
    expect(visitors.cookieOf(back)).toContain('Max-Age=33696000;');
  });
});

describe('who is counted', () => {
  const counted = (headers: Record<string, string>) =>
    isCounted(new Headers({ 'user-agent': phone, ...headers }));

  test('a browser like any other', () => {
    expect(counted({})).toBe(true);
    expect(counted({ 'sec-gpc': '0', dnt: '0', cookie: 'rumo_no_count=0; xrumo_no_count=1' })).toBe(true);
  });

  test.each([
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
    ['our own switch', { cookie: 'a=b; rumo_no_count=1' }],
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['nobody named', { 'user-agent': '' }],
  ])('not with %s', (_, headers) => {
    // Twice: what is remembered of an agent says the same.
    expect([counted(headers), counted(headers)]).toEqual([false, false]);
  });
});
