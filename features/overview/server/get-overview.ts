import { AppError } from '#platform/server/app-error.ts';
import { translateFailure } from '#platform/server/database-failures.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getOverview as contract } from '../contract/overview.ts';
import { officeTexts } from '../texts/office.ts';
import { countApplications } from './count-applications.ts';
import { countOpenTickets } from './count-open-tickets.ts';
import { countUsers } from './count-users.ts';
import { probeSystem } from './health/probe-system.ts';

const { failed } = officeTexts.overview;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** The four counters with their values a week ago, the cases by status, and a live look at each part of the system. */
export async function getOverview(
  _input: unknown,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const now = context.platform.clock();
  const weekAgo = new Date(now.getTime() - weekMs);
  const [system, openTickets] = await Promise.all([
    probeSystem(context.platform),
    countOpenTickets(context, weekAgo),
  ]);
  return context.transaction(async (tx) => {
    const applications = await countApplications(tx, weekAgo).catch(failWith(failed.applications));
    const users = await countUsers(tx, weekAgo).catch(failWith(failed.users));
    return {
      total_users: { ...users, failed: false },
      active_applications: { ...applications.active, failed: false },
      open_support_tickets: openTickets,
      completed_applications: { ...applications.completed, failed: false },
      applications_by_status: applications.byStatus,
      system: { ...system, checked_at: now.toISOString() },
    };
  });
}

/** Says which count failed, where the failure has no better name: a database that does not answer is told as that. */
function failWith(message: string) {
  return (error: unknown): never => {
    const known = translateFailure(error);
    throw known instanceof AppError ? known : new AppError('internal', { message, cause: error });
  };
}
