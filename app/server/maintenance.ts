import * as accounts from '#features/accounts/contract/accounts.ts';
import * as signIn from '#features/accounts/contract/sign-in.ts';
import { findSessionByCookie } from '#features/accounts/server/find-session.ts';
import { health, live, ready } from '#features/overview/contract/health.ts';
import { receiveEvent } from '#features/plans/contract.ts';
import { getPublicSettings } from '#features/settings/contract.ts';
import { readSettings } from '#features/settings/server/settings.ts';
import { maintenanceTexts as ptMaintenanceTexts } from '#features/site/texts/maintenance.pt.ts';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import { AppError, translator } from '#platform/server/app-error.ts';
import type { Route } from '#platform/server/http/route.ts';
import { isStaff, type Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Contract } from '#platform/shared/contract.ts';
import { followLive } from '#platform/shared/live.ts';

const sayMaintenance = translator(maintenanceTexts, ptMaintenanceTexts);

/** The site is closed to all but staff. Expected, so it is not logged as a failure. */
export class UnderMaintenance extends AppError {
  constructor() {
    // Screens retry after `unavailable`; the detail lets them say why.
    super('unavailable', {
      message: sayMaintenance((texts) => texts.refusal),
      details: { maintenance: true },
    });
  }
}

/**
 * What stays open: signing in and out (staff come in that way), the user's own account and sessions, the claim of the first
 * admin, and learning that the site is open again. And the payment provider still reports payments.
 */
const alwaysOpen = new Set<Contract>([
  health,
  live,
  ready,
  getPublicSettings,
  followLive,
  signIn.startSignIn,
  signIn.finishSignIn,
  signIn.exchangeToken,
  signIn.getSigningKeys,
  signIn.getUser,
  signIn.signOut,
  accounts.getAccount,
  accounts.listSessions,
  accounts.endSession,
  accounts.claimAdmin,
  receiveEvent,
]);

/** Throws `UnderMaintenance` unless the caller is staff or the route stays open. */
export async function refuseDuringMaintenance(
  { contract, policy }: Route,
  person: Person | undefined,
  headers: Headers,
  platform: Platform,
): Promise<void> {
  if (policy === 'staff' || policy === 'admin' || alwaysOpen.has(contract)) return;
  if (person) {
    if (person.maintenance && person.role === 'user') throw new UnderMaintenance();
    return;
  }
  const { maintenance_mode } = await platform.database.asActor({ as: 'anon' }, readSettings);
  if (maintenance_mode && !(await isStaffBrowser(headers, platform))) throw new UnderMaintenance();
}

/** Whether a browser is a staff member's, by its cookie alone: enough for an empty page or a signed link. */
export async function isStaffBrowser(headers: Headers, platform: Platform): Promise<boolean> {
  return isStaff(await findSessionByCookie(platform, headers));
}

/** Pages that stay open: signing in, and where staff work. */
export const isOpenPath = (pathname: string): boolean =>
  /^\/(auth|admin|admin-setup|staff|__manifest)(\/|$)/.test(pathname) || pathname.endsWith('.data');

/** Seconds for Retry-After: until the promised time, from a minute to an hour. */
export function retryAfter(until: string | null, now: Date): string {
  const seconds = until ? Math.ceil((Date.parse(until) - now.getTime()) / 1000) : 0;
  return String(Math.min(3_600, Math.max(60, seconds)));
}
