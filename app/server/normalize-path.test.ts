import { expect, test } from 'vitest';
import { normalizePath } from './page-route.ts';

test.each([
  ['/pt/%61dmin', '/pt/admin'],
  ['/%70t/%61%64min/users', '/pt/admin/users'],
  ['/pt/admin', '/pt/admin'],
  // What means something else with the sign stays, and so does what is no letter of ASCII.
  ['/a%2Fb%3Fc%23d%20e', '/a%2Fb%3Fc%23d%20e'],
  ['/%C3%A9', '/%C3%A9'],
  ['/%2561dmin', '/%2561dmin'],
  ['/100%', '/100%'],
  // Never the way to another site.
  ['//example.com/%61', '//example.com/%61'],
  ['/%2F/example.com', '/%2F/example.com'],
  ['/%5Cexample.com', '/%5Cexample.com'],
])('%s is %s', (written, plain) => {
  expect(normalizePath(written)).toBe(plain);
});
