import { describe, expect, it } from 'vitest';
import { openRedirects } from '#tests/support/open-redirects.ts';
import { homePath, ownAddress, returnPath } from './return-path.ts';

const own = ['https://app.example', 'http://localhost:3000'];

describe('where people are sent after signing in', () => {
  it('has at least 60 attacks in its table', () => {
    expect(openRedirects.length).toBeGreaterThanOrEqual(60);
  });

  it.each(openRedirects)('goes home instead of %j', (attack) => {
    expect(returnPath(attack)).toBe(homePath);
    expect(ownAddress(attack, own)).toBeUndefined();
  });

  it.each(openRedirects)('never leaves the site for %j, whatever the browser makes of it', (attack) => {
    const target = new URL(returnPath(attack), 'https://app.example/auth/callback');
    expect(target.origin).toBe('https://app.example');
  });

  it.each([
    '/profile',
    '/documents?step=2',
    '/visa-process#step-3',
    '/auth/callback?next=%2Fprofile',
    '/a/b/../c',
    '/path//double',
    '/search?q=https://evil.example',
  ])('goes on to %j', (path) => {
    const expected = new URL(path, 'https://app.example').href;
    expect(new URL(returnPath(path), 'https://app.example').href).toBe(expected);
    expect(ownAddress(path, own)).toBe(expected);
  });

  it('knows its own origins and keeps people on the one they came from', () => {
    expect(ownAddress('http://localhost:3000/auth/callback?next=/x', own)).toBe(
      'http://localhost:3000/auth/callback?next=/x',
    );
    expect(returnPath(undefined)).toBe(homePath);
    expect(returnPath(null)).toBe(homePath);
  });
});
