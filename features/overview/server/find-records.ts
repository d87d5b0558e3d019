import { listAccounts as accountsContract } from '#features/accounts/contract/accounts.ts';
import { listApplications as applicationsContract } from '#features/applications/contract/applications.ts';
import { listApplications } from '#features/applications/server/list.ts';
import { listAccounts } from '#features/cases/server/accounts.ts';
import { listMessages as messagesContract } from '#features/support/contract/support.ts';
import { listMessages } from '#features/support/server/message-list.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { type findRecords as contract, foundAtMost } from '../contract/finding.ts';

/** Searches with the three lists themselves, so that the results agree. */
export async function findRecords(
  { query: { q } }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const wanted = { q, limit: foundAtMost };
  const noInput = { params: undefined, body: undefined };
  const isAdmin = context.person.role === 'admin';
  const [people, applications, conversations] = await Promise.all([
    // The list of users is for admins.
    isAdmin
      ? listAccounts({ ...noInput, query: accountsContract.query.parse(wanted) }, { ...context })
      : { accounts: [], next_cursor: null },
    listApplications({ ...noInput, query: applicationsContract.query.parse(wanted) }, context),
    listMessages({ ...noInput, query: messagesContract.query.parse(wanted) }, context),
  ]);
  return {
    people: { rows: people.accounts, more: people.next_cursor !== null },
    applications: { rows: applications.applications, more: applications.next_cursor !== null },
    conversations: { rows: conversations.messages, more: conversations.next_cursor !== null },
  };
}
