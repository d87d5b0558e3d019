import { listAccounts as accountsContract } from '#domain/contracts/accounts.ts';
import { listApplications as applicationsContract } from '#domain/contracts/applications.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { type findRecords as contract, foundAtMost } from '#domain/contracts/finding.ts';
import { listMessages as messagesContract } from '#domain/contracts/support.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { listAccounts } from '../accounts/list-accounts.ts';
import { listApplications } from '../applications/list-applications.ts';
import { listMessages } from '../support/list-messages.ts';

/** Asks the three lists for their first page: whoever is found there is found here, by the same words. */
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
