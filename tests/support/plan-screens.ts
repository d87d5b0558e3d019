import type { Page } from 'playwright-core';
import { becomeFirstAdmin } from './first-admin.ts';
import type { aJourney } from './journey.ts';
import { signIn } from './sign-in.ts';

/** A person with a profile, an admin, and the address of the one in the other's office. */
export interface PlanPeople {
  maria: Page;
  admin: Page;
  inOffice: string;
}

/** Signs in Maria, who has a profile and no plan, and an admin. `prepare` runs before Maria opens anything. */
export async function planPeople(
  journey: ReturnType<typeof aJourney>,
  prepare?: (maria: Page) => Promise<void>,
): Promise<PlanPeople> {
  const admin = await journey.aVisitor();
  await becomeFirstAdmin(admin, journey.setupKey);
  const maria = await journey.aVisitor();
  await prepare?.(maria);
  await signIn(maria, { email: 'maria@example.com', name: 'Maria Whitaker' }, '/profile');
  await maria.getByRole('button', { name: 'Save Profile' }).click();
  await maria.getByText('Profile updated', { exact: true }).waitFor();
  await maria.goto('/subscription');
  await admin.goto('/admin/users');
  await admin
    .getByRole('link', { name: /Maria Whitaker|maria@example.com/ })
    .first()
    .click();
  await admin.waitForURL(/\/admin\/users\/[0-9a-f-]{36}/);
  return { maria, admin, inOffice: new URL(admin.url()).pathname };
}

/** Presses a button that opens a page of the payment provider in a tab of its own; `provider` is where that page is. */
export async function openProviderTab(page: Page, button: string, provider: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await tab.waitForURL((url) => url.origin === provider && url.pathname.startsWith('/billing/'));
  return tab;
}
