import { describe, expect, it } from 'vitest';
import { homePath, ownAddress, returnPath } from './return-path.ts';

/** Ways in which a link has tried, in other products, to send people who signed in to another site. */
const attacks = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '\\/\\/evil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u000b/evil.example',
  '/\u007f/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/././/evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/x/..//evil.example',
  '/.\\/evil.example',
  '/.\\\\evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '%2f%2fevil.example',
  'http://evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http:\\\\evil.example\\x',
  'ftp://evil.example/x',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://app.example/1',
  'file:///etc/passwd',
  'mailto:someone@evil.example',
  'evil.example',
  '@evil.example',
  '.evil.example',
  'https://app.example@evil.example/',
  'https://app.example:pw@evil.example/',
  'https://user@app.example/',
  'https://app.example.evil.example/',
  'https://app.example%2eevil.example/',
  'https://app.example\\.evil.example/',
  'https://evil.example/https://app.example/',
  'https://app.example:444/',
  'http://app.example/',
  '',
  '?next=//evil.example',
  '#//evil.example',
  `/${'a'.repeat(2_001)}`,
];

const own = ['https://app.example', 'http://localhost:3000'];

describe('where people are sent after signing in', () => {
  it('has at least 60 attacks in its table', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(60);
  });

  it.each(attacks)('goes home instead of %j', (attack) => {
    expect(returnPath(attack)).toBe(homePath);
    expect(ownAddress(attack, own)).toBeUndefined();
  });

  it.each(attacks)('never leaves the site for %j, whatever the browser makes of it', (attack) => {
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
