import { call } from '#platform/browser/api.ts';
import { officeOf } from '#platform/browser/office-base.ts';
import { homePath } from '#platform/shared/return-path.ts';
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
