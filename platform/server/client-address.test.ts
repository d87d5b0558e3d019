import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddresses, isForwarded, parseTrustedProxies } from './client-address.ts';
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
