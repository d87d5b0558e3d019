import { expect, it } from 'vitest';
import { inLanguage, isEnglishOnly, preferredLanguage, splitLanguage } from './languages.ts';

it.each([
  ['/', '/pt'],
  ['/?monthly=900#timeline', '/pt?monthly=900#timeline'],
  ['/dashboard', '/pt/dashboard'],
  ['/documents?type=passport', '/pt/documents?type=passport'],
])('%s is %s in Portuguese, and back', (english, portuguese) => {
  expect(inLanguage('pt', english)).toBe(portuguese);
  expect(inLanguage('en', english)).toBe(english);
});

it.each([
  ['/pt', { language: 'pt', path: '/' }],
  ['/pt/', { language: 'pt', path: '/' }],
  ['/pt/dashboard', { language: 'pt', path: '/dashboard' }],
  ['/pt/_root.data', { language: 'pt', path: '/_root.data' }],
  ['/', { language: 'en', path: '/' }],
  ['/pt.data', { language: 'pt', path: '.data' }],
  ['/ptolemy', { language: 'en', path: '/ptolemy' }],
  ['/admin/pt', { language: 'en', path: '/admin/pt' }],
])('%s', (pathname, found) => expect(splitLanguage(pathname)).toEqual(found));

it('knows what is in English alone', () => {
  for (const path of ['/admin', '/admin/users?role=admin', '/staff/review', '/pitches/d7', '/admin-setup'])
    expect([path, isEnglishOnly(path), inLanguage('pt', path)]).toEqual([path, true, path]);
  for (const path of ['/', '/administration', '/dashboard', '/support?from=/admin'])
    expect([path, isEnglishOnly(path)]).toEqual([path, false]);
});

it.each([
  [undefined, 'en'],
  ['en-US,en;q=0.9,pt;q=0.8', 'en'],
  ['pt-PT', 'pt'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['fr', 'en'],
])('%s asks for %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
