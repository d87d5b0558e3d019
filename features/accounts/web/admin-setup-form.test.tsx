import { expect, test } from 'vitest';
import { officeMarkup } from '#tests/support/office-markup.tsx';
import { AdminSetupForm } from './admin-setup-form.tsx';

test('the key is all that can be typed; address and id are only read', () => {
  const user = { id: '0a1b2c3d-0000-4000-8000-000000000001', email: 'ana@example.com' };
  const html = officeMarkup(<AdminSetupForm user={user} />, '/admin-setup');
  expect(html).toContain('>ana@example.com<');
  expect(html).toContain('>0a1b2c3d<');
  expect(html.match(/<(?:input|textarea|select)/g)).toEqual(['<input']);
  expect(html).toMatch(/<input[^>]*type="password"/);
});
