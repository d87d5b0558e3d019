import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type {
  BatchAssignmentResult,
  assignApplications as contract,
} from '../contract/application-batches.ts';
import { assign } from './assign-application.ts';
import { findApplication } from './find-application.ts';
import { presentApplication } from './present-application.ts';

/**
 * Gives several cases to somebody, all in one transaction, in the order of their ids so that two batches cannot wait for
 * each other. A case that is gone is left out and named. Throws `conflict` when that person is not staff.
 */
export async function assignApplications(
  { body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const results: BatchAssignmentResult[] = [];
    for (const id of [...new Set(body.ids)].sort()) {
      const changed = await assign(tx, id, body.assignee, context.requestId).catch(notFound);
      const application =
        changed === undefined ? null : presentApplication(await findApplication(tx, id), context);
      const outcome = changed === undefined ? 'not_found' : changed ? 'changed' : 'unchanged';
      results.push({ id, outcome, application, changed_by: null });
    }
    return { results };
  });
}

function notFound(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
}
