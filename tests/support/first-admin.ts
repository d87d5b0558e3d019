import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askAs } from './ask-as.ts';
import { signIn } from './sign-in.ts';

const ana = { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' };

/**
 * Signs Ana in and makes her the first admin, past the setup page, which office.test.ts walks.
 * She never opens the dashboard: that would start an application of hers, sooner or later than a test counts them.
 */
export async function becomeFirstAdmin(page: Page, setupKey: string): Promise<void> {
  await signIn(page, ana, '/profile');
  expect((await askAs(page, 'POST', '/api/admin-setup', { admin_key: setupKey })).status).toBe(200);
}
