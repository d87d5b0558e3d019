import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import {
  clientAddresses,
  isForwarded,
  isLoopback,
  isProxy,
  parseTrustedProxies,
  plainAddress,
} from './client-address.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });

function from(peer: string, headers: Record<string, string> = {}): IncomingMessage {
  return { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
}
const behind = (list: string) => clientAddresses(parseTrustedProxies(list), log);

test.each([
  ['one proxy', { 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
  [
    'what the client wrote before it is not believed',
    { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' },
    '203.0.113.9',
  ],
  ['two proxies of ours', { 'x-forwarded-for': '203.0.113.9, 10.1.2.3' }, '203.0.113.9'],
  ['ours alone', { 'x-forwarded-for': '10.9.9.9, 10.1.2.3' }, '10.9.9.9'],
  ['a port', { 'x-forwarded-for': '203.0.113.9:4711' }, '203.0.113.9'],
  ['Forwarded', { forwarded: 'for=1.1.1.1, for="203.0.113.9:80";proto=https' }, '203.0.113.9'],
  ['Forwarded, IPv6', { forwarded: 'by=_x;For="[2001:db8:1:2:3::4]:80"' }, '2001:db8:1:2::/64'],
  ['IPv6 counts by its /64', { 'x-forwarded-for': '2001:0db8:0:2::77' }, '2001:db8:0:2::/64'],
  ['IPv4 within IPv6', { 'x-forwarded-for': '::ffff:203.0.113.9' }, '203.0.113.9'],
  ['garbage ends the walk', { 'x-forwarded-for': '203.0.113.9, _hidden, 10.1.2.3' }, '10.1.2.3'],
  ['nothing', {}, '127.0.0.1'],
])('behind trusted proxies, %s', (_, headers, expected) => {
  expect(behind('loopback, uniquelocal')(from('127.0.0.1', headers as never))).toBe(expected);
});

test('from others the headers are ignored, which the log says once, without an address', () => {
  lines.length = 0;
  const addressOf = behind('10.0.0.0/8');
  for (const forged of ['1.1.1.1', '2.2.2.2'])
    expect(addressOf(from('203.0.113.50', { 'x-forwarded-for': forged }))).toBe('203.0.113.50');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES');
  expect(lines[0]).not.toMatch(/1\.1\.1\.1|203\.0/);
});

test('without the setting nobody is believed', () => {
  const addressOf = clientAddresses(undefined, log);
  expect(addressOf(from('::ffff:127.0.0.1', { 'x-forwarded-for': '1.1.1.1' }))).toBe('127.0.0.1');
});

test('a chain of a thousand made-up addresses costs twenty looks', () => {
  const chain = Array(1_000).fill('10.0.0.1').join(', ');
  expect(behind('uniquelocal')(from('10.0.0.1', { 'x-forwarded-for': `203.0.113.9, ${chain}` }))).toBe(
    '10.0.0.1',
  );
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0000:0002::', '2001:db8:0:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['1:2:3::5:6:7:8', '1:2:3:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::5:6:7:8', '0:0:0:0::/64'],
  ['::4:5:6:7:8', '0:0:0:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:DB8::7', '2001:db8:0:0::/64'],
])('%s counts as the household %s', (peer, household) => {
  expect(behind('10.0.0.0/8')(from(peer))).toBe(household);
});

test.each([
  ['"203.0.113.9"', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:80', '2001:db8::1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::ffff:a00:1', '::ffff:a00:1'],
  ['20"3.0.113.9', undefined],
  ['unknown', undefined],
  ['', undefined],
  ['"', undefined],
])('%s is written plainly as %s', (written, plain) => {
  expect(plainAddress(written)).toBe(plain);
});

test('only an address can be a proxy of ours, of its own version', () => {
  const proxies = parseTrustedProxies('10.0.0.0/8, fc00::/7');
  if (!proxies) throw new Error('not read');
  expect(isProxy(proxies, '10.1.2.3')).toBe(true);
  expect(isProxy(proxies, 'fd00::1')).toBe(true);
  expect(isProxy(proxies, '11.1.2.3')).toBe(false);
  expect(isProxy(proxies, '2001:db8::1')).toBe(false);
  expect(isProxy(proxies, 'unknown')).toBe(false);
});

test('a peer that says nothing of a client is not written down', () => {
  lines.length = 0;
  const addressOf = behind('10.0.0.0/8');
  expect(addressOf(from('203.0.113.50', { host: 'rumo.example' }))).toBe('203.0.113.50');
  expect(lines).toEqual([]);
  expect(addressOf(from('203.0.113.50', { forwarded: 'for=1.1.1.1' }))).toBe('203.0.113.50');
  expect(lines).toHaveLength(1);
});

test('a connection that has gone has no address', () => {
  expect(behind('loopback')({ socket: {}, headers: {} } as IncomingMessage)).toBe('unknown');
});

test.each([
  ['a header that came twice', { 'x-forwarded-for': ['1.1.1.1', '203.0.113.9'] }, '203.0.113.9'],
  [
    'Forwarded before the other',
    { forwarded: 'for=203.0.113.9', 'x-forwarded-for': '1.1.1.1' },
    '203.0.113.9',
  ],
  ['a word that ends like for', { forwarded: 'x-for=1.1.1.1' }, '127.0.0.1'],
  ['an element without for', { forwarded: 'by=10.0.0.1;proto=https' }, '127.0.0.1'],
])('behind a trusted proxy, %s', (_, headers, expected) => {
  expect(behind('loopback')(from('127.0.0.1', headers as never))).toBe(expected);
});

test.each([
  ['0.0.0.0/0', '203.0.113.9', true],
  ['::/0', '2001:db8::1', true],
  ['203.0.113.9', '203.0.113.9', true],
  ['203.0.113.9', '203.0.113.8', false],
  ['2001:db8::1', '2001:db8::2', false],
  [' LOOPBACK ', '127.9.9.9', true],
] as const)('%s names %s: %s', (list, address, named) => {
  const proxies = parseTrustedProxies(list);
  expect(proxies && isProxy(proxies, address)).toBe(named);
});

test.each(['localhost', 'LOCALHOST', 'rumo.localhost', '[::1]', '::1', '127.0.0.1', '127.10.20.30'])(
  'only this machine reaches %s',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  ...['rumo.example', 'localhost.rumo.example', 'mylocalhost', '.localhost.example', '::2', '[::1].example'],
  ...[
    '127.0.0.1.example',
    'a127.0.0.1',
    '127.0.0',
    '127.0.0.0.1',
    '128.0.0.1',
    '0.0.0.0',
    '127.a.b.c',
    '1::1]',
  ],
])('others reach %s', (host) => {
  expect(isLoopback(host)).toBe(false);
});

test.each(['10.0.0.0/x8', '10.0.0.0/8x', '10.0.0.0/-1', '::/200', '10.0.0.0/0008'])(
  'a range that cannot be read is refused: "%s"',
  (list) => {
    expect(parseTrustedProxies(list)).toBeUndefined();
  },
);

test.each(['nonsense', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.0/8/8', ''])(
  'a list that cannot be read is refused: "%s"',
  (list) => {
    expect(parseTrustedProxies(list)).toBeUndefined();
  },
);

test.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'])(
  '%s says that a proxy was there',
  (name) => {
    expect(isForwarded(from('127.0.0.1', { [name]: 'x' }))).toBe(true);
    expect(isForwarded(from('127.0.0.1', { host: 'x' }))).toBe(false);
  },
);
