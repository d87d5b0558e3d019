import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { setLanguage as contract } from '../contract/accounts.ts';

/** In which language we write e-mails to the caller. How a screen reads stands in its address, not here. */
export async function setLanguage(
  { body }: Parsed<typeof contract>,
  { person, transaction }: RequestContext<'person'>,
): Promise<undefined> {
  await transaction((tx) =>
    tx.updateTable('accounts').set({ language: body.language }).where('id', '=', person.userId).execute(),
  );
}
