import { call } from '#platform/browser/api.ts';
import type { OfficeBase } from '#platform/browser/office-base.ts';
import { homePath } from '#platform/shared/return-path.ts';
import type { RoleName } from '#platform/shared/roles.ts';
import { getAccount } from '../contract/accounts.ts';

/**
 * Where people begin who asked for no page: staff in the office that they may see, everybody else on the dashboard, and so
 * does a person whose role cannot be looked up.
 */
export async function ownHome(): Promise<string> {
  try {
    const { role } = await call(getAccount, {});
    return officeOf(role) ?? homePath;
  } catch {
    return homePath;
  }
}

/** The office that a role may see. */
export const officeOf = (role: RoleName): OfficeBase | undefined =>
  role === 'admin' ? '/admin' : role === 'moderator' ? '/staff' : undefined;
