import { expect, test } from 'vitest';
import { hostileNames } from '#tests/support/hostile-names.ts';
import { contentHeaders } from './content.ts';

const content = { file_name: 'a.pdf', file_type: 'application/pdf', file_size: 10, sha256: Buffer.alloc(32) };

test('whatever the name, no header ends early, and the name can be read back', () => {
  for (const file_name of hostileNames) {
    const disposition = contentHeaders({ ...content, file_name }, 'attachment')['Content-Disposition'] ?? '';
    expect(disposition).toMatch(
      /^attachment; filename="[A-Za-z0-9 ._()-]*"; filename\*=UTF-8''[A-Za-z0-9%._~-]*$/,
    );
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(file_name.toWellFormed());
    expect(() => new Headers({ disposition })).not.toThrow();
  }
});

test('only what a browser shows safely is ever inline', () => {
  const kindOf = (file_type: string) =>
    contentHeaders({ ...content, file_type }, 'inline')['Content-Disposition']?.split(';')[0];
  for (const shown of ['application/pdf', 'image/png', 'image/jpeg']) expect(kindOf(shown)).toBe('inline');
  for (const saved of ['application/msword', 'text/html', 'image/svg+xml', ''])
    expect(kindOf(saved)).toBe('attachment');
});

test('everything is sandboxed but a PDF in its viewer, which may run nothing either', () => {
  const policyOf = (file_type: string, wanted: 'inline' | 'attachment') =>
    contentHeaders({ ...content, file_type }, wanted)['Content-Security-Policy'];
  expect(policyOf('image/png', 'inline')).toMatch(/default-src 'none'.*; sandbox$/);
  expect(policyOf('application/pdf', 'attachment')).toMatch(/; sandbox$/);
  expect(policyOf('application/pdf', 'inline')).toMatch(/^script-src 'none'.*frame-ancestors 'none'$/);
});
