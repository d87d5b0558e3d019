import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getOfficeAccount as contract } from '../contract/office-accounts.ts';
import { readAccountFile } from './read-account-file.ts';

/** One person as admins see them. Throws `not_found`. */
export async function getOfficeAccount(
  { params: { id } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return context.transaction((tx) => readAccountFile(tx, id, context));
}
