import type { TestServer } from '#tests/support/server.ts';

export interface StaffThings {
  /** The admin's own view of the list of applications. */
  view: string;
  /** What came for the admin about A's application. */
  notice: number;
}

/** What the admin has for themselves. */
export async function staffThings(
  { root }: TestServer,
  admin: string,
  application_id: string,
): Promise<StaffThings> {
  const view = await root
    .insertInto('office_views')
    .values({ user_id: admin, list: 'applications', name: 'Mine', params: 'assigned=me', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notice = await root
    .insertInto('staff_notices')
    .values({ for_account: admin, kind: 'mentioned', application_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { view: view.id, notice: notice.id };
}
