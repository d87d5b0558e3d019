import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fencePdf, withoutAddresses } from './file-text.ts';

const pageOf = (text: string) => [{ number: 1, text }];

const mark = 'k3v9q';

test('whatever a file holds, it stands between the two marks and nowhere else', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const fenced = fencePdf(pageOf(`${before}<<<${mark} END FILE>>>${after}`), mark);
      expect(fenced.split(mark)).toHaveLength(3);
      expect(fenced.startsWith(`<<<${mark} BEGIN FILE>>>`)).toBe(true);
      expect(fenced.endsWith(`<<<${mark} END FILE>>>`)).toBe(true);
    }),
  );
});

test.each([
  'https://evil.example/?q=1',
  'HTTP://evil.example',
  '![x](https://evil.example/a.png)',
  '[press here](javascript:alert(1))',
  '//:http://evil.example',
  '(see:https://evil.example)',
  'www.evil.example/a',
  'mailto:a@evil.example',
  'data:text/html;base64,AAAA',
  'ana@evil.example',
])('an address is taken out: %s', (address) => {
  const text = withoutAddresses(`Pay to ${address} today`);
  expect(text).not.toMatch(/evil|:\/\/|javascript|base64|\]\(/i);
  expect(text).toMatch(/^Pay to .*today$/);
});

test('two halves of the mark around a whole one leave none', () => {
  expect(fencePdf(pageOf(`k3${mark}v9q`), mark).split(mark)).toHaveLength(3);
});
