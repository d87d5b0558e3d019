/** Letters that mean the same with and without a percent sign (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

/**
 * A path as everybody writes it: `/pt/%61dmin` is `/pt/admin`. The routers of the server and of the browser see through such
 * letters, and what asks a path for its language or whether it is the office's does not: so there is one way to write it.
 * What begins with two slashes stays as it is: sent on, it would name another site.
 */
export function plainPath(pathname: string): string {
  if (pathname.startsWith('//')) return pathname;
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(letter) ? letter : code;
  });
}
