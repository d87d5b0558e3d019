import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Log } from './log.ts';

/** Addresses of a chain that are read, from our end; longer chains are forged. */
const longestChain = 20;

const forwardingHeaders = ['forwarded', 'x-forwarded-for'] as const;

/** Returns the address of a request's client, for rate limits only: never stored or logged in the clear. */
export type ClientAddress = (incoming: IncomingMessage) => string;

/**
 * Returns the last address of `X-Forwarded-For` or `Forwarded` (RFC 7239) that is not one of `proxies`, else the address of
 * the connection; IPv6 as its /64, which is what one household gets. Ignores these headers from an untrusted peer and
 * warns once: most often it is a proxy that TRUSTED_PROXIES does not name.
 */
export function clientAddresses(proxies: BlockList | undefined, log: Log): ClientAddress {
  const isTrusted = (address: string) => proxies !== undefined && isProxy(proxies, address);
  let said = false;

  return (incoming) => {
    const peer = plainAddress(incoming.socket.remoteAddress ?? '');
    if (!peer) return 'unknown';
    if (!isTrusted(peer)) {
      if (!said && forwardingHeaders.some((name) => incoming.headers[name] !== undefined)) {
        said = true;
        log.warn(
          'a forwarding header came from an address that TRUSTED_PROXIES does not name: behind a proxy, set it, or all clients share the limits of one address',
        );
      }
      return shared(peer);
    }
    let client = peer;
    for (const address of chainOf(incoming).slice(-longestChain).reverse()) {
      // The proxy behind an unreadable entry is the last address that we know.
      if (!address) break;
      client = address;
      if (!isTrusted(address)) break;
    }
    return shared(client);
  };
}

/** Whether an address, in the form of `plainAddress`, is one of `proxies`. */
export const isProxy = (proxies: BlockList, address: string): boolean =>
  isIP(address) > 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a proxy forwarded this request. */
export function isForwarded({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some(
    (name) =>
      name === 'forwarded' || name === 'via' || name === 'x-real-ip' || name.startsWith('x-forwarded-'),
  );
}

/** The forwarded addresses, ours last; undefined for an entry that is not an address. `Forwarded` wins over the other. */
function chainOf({ headers }: IncomingMessage): (string | undefined)[] {
  const { forwarded, 'x-forwarded-for': simple } = headers;
  const list = forwarded ?? (Array.isArray(simple) ? simple.join(',') : simple);
  if (list === undefined) return [];
  return list.split(',').map((element) => plainAddress(forwarded ? forOf(element) : element));
}

/** The `for` of one element of `Forwarded`: `for="[2001:db8::1]:4711";proto=https`. */
function forOf(element: string): string {
  const pair = element.split(';').find((one) => /^\s*for=/i.test(one)) ?? '';
  return pair.slice(pair.indexOf('=') + 1);
}

/** Strips quotes, brackets, port and zone from an address, and maps IPv4 in IPv6 to IPv4; undefined for anything else. */
export function plainAddress(written: string): string | undefined {
  const bare = written.trim().replace(/^"/, '').replace(/"$/, '');
  const bracketed = bare.startsWith('[') ? bare.slice(1).split(']', 1)[0] : undefined;
  const withoutPort = bracketed ?? (bare.split(':').length === 2 ? bare.split(':', 1)[0] : bare);
  const address = (withoutPort ?? '').split('%', 1)[0]?.toLowerCase() ?? '';
  const mapped = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : '';
  if (isIP(mapped) === 4) return mapped;
  return isIP(address) ? address : undefined;
}

/** Returns IPv4 as it is, and the /64 of IPv6. */
function shared(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? [] : Array(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0{1,3}(?=.)/, '')).join(':')}::/64`;
}

/** Names for ranges in TRUSTED_PROXIES, as in Express and nginx. */
const words: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Parses a list like `loopback, 10.0.0.0/8, 203.0.113.7`; undefined where a part is not a name, an address or a range. */
export function parseTrustedProxies(list: string): BlockList | undefined {
  const proxies = new BlockList();
  for (const part of list.split(',').map((one) => one.trim().toLowerCase())) {
    for (const range of words[part] ?? [part]) {
      const [address = '', bits, more] = range.split('/');
      const version = isIP(address);
      const most = version === 4 ? 32 : 128;
      const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
      if (version === 0 || more !== undefined || prefix < 0 || prefix > most) return undefined;
      proxies.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
    }
  }
  return proxies;
}

/** Whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
  );
}
