import { connect } from 'node:net';

/** Begins to send a body and is gone in the middle of it, as a phone that loses its network. */
export function breakOff(
  address: string | URL,
  { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  const { hostname, port, host, pathname, search } = new URL(address);
  const head = Object.entries({ Host: host, ...headers, 'Content-Length': '300' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return new Promise((gone) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.on('close', () => gone());
    socket.write(`${method} ${pathname}${search} HTTP/1.1\r\n${head.join('')}\r\n{"a":`, () =>
      socket.destroy(),
    );
  });
}
