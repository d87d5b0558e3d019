import { z } from 'zod';
import { officeAccount } from '#features/accounts/contract/accounts.ts';
import { officeApplication } from '#features/applications/contract/applications.ts';
import { officeMessage } from '#features/support/contract/support.ts';
import { contract } from '#platform/shared/contract.ts';

export const foundAtMost = 5;

/** The newest matches; with `more` the list of that kind has the others. */
const found = <Row extends z.ZodObject>(row: Row) => z.object({ rows: z.array(row), more: z.boolean() });

/** Searches the three lists at once. Only admins find people. */
export const findRecords = contract({
  method: 'get',
  path: '/api/office/find',
  summary: 'People, applications and conversations by name, e-mail or id',
  query: z.strictObject({ q: z.string().trim().min(1).max(200) }),
  response: z.object({
    people: found(officeAccount.pick({ id: true, full_name: true, email: true, role: true })),
    applications: found(
      officeApplication.pick({ id: true, applicant_name: true, email: true, status: true }),
    ),
    conversations: found(officeMessage.pick({ id: true, subject: true, user_name: true, status: true })),
  }),
  errors: ['not_authenticated', 'forbidden'],
});
