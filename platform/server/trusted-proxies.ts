import { BlockList, isIP } from 'node:net';

/** Words that TRUSTED_PROXIES takes for ranges, as Express and nginx modules name them. */
const words: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * The proxies in front of us, from a list like `loopback, 10.0.0.0/8, 203.0.113.7`.
 * @returns undefined where a part is neither a word, an address nor a range.
 */
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
