import { sql } from 'kysely';
import { type AuditEntry, recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/office-support.ts';
import { type MessageChange, refusedChange } from '../contract/office-support.ts';
import type { OfficeMessage } from '../contract/support.ts';
import { faultInSnooze, isFinished, type SupportStatus } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { readOfficeMessage } from './office-messages.ts';

/**
 * Makes several changes in one transaction; one that is refused stops no other. Rows are locked in the order of ids, which
 * avoids deadlocks. Throws `invalid_input` for an invalid time or assignee.
 */
export async function changeMessages(
  { body }: Parsed<typeof contract.changeMessages>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.changeMessages>> {
  const requests = body.changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return context.transaction(async (tx) => {
    const result: Output<typeof contract.changeMessages> = { changed: [], unchanged: [], refused: [] };
    await holdAssignees(
      tx,
      requests.map(({ change }) => change),
    );
    for (const request of requests) {
      try {
        const before = await changeMessage(tx, request, context);
        if (before) result.changed.push({ id: request.id, change: request.change, before });
        else result.unchanged.push(request.id);
      } catch (error) {
        // An AppError comes before any write; an error of the database has aborted the transaction.
        const reason = refusedChange.safeParse(error instanceof AppError && error.code).data;
        if (!reason) throw error;
        result.refused.push({ id: request.id, reason });
      }
    }
    return result;
  });
}

/** Sets the status. Throws as `changeMessage` does, like the operations below. */
export function setStatus(
  { params: { id }, body: { status, seen } }: Parsed<typeof contract.setStatus>,
  context: RequestContext<'staff'>,
): Promise<OfficeMessage> {
  return changeOne({ id, change: { status }, seen: seen && { status: seen } }, context);
}

/** Sets the priority, which the plan gave at first. */
export function setPriority(
  { params: { id }, body: { priority, seen } }: Parsed<typeof contract.setPriority>,
  context: RequestContext<'staff'>,
): Promise<OfficeMessage> {
  return changeOne({ id, change: { priority }, seen: seen && { priority: seen } }, context);
}

/** Assigns a conversation to a member of staff, or to nobody. */
export function assignMessage(
  { params: { id }, body: { assigned_to, seen } }: Parsed<typeof contract.assignMessage>,
  context: RequestContext<'staff'>,
): Promise<OfficeMessage> {
  const known = seen === undefined ? undefined : { assigned_to: seen };
  return changeOne({ id, change: { assigned_to }, seen: known }, context);
}

/** Snoozes a conversation, or wakes it. It returns because its time passes: no job runs. */
export function snoozeMessage(
  { params: { id }, body }: Parsed<typeof contract.snoozeMessage>,
  context: RequestContext<'staff'>,
): Promise<OfficeMessage> {
  return changeOne({ id, change: body }, context);
}

interface ChangeRequest {
  id: string;
  change: MessageChange;
  seen?: MessageChange;
}

function changeOne(request: ChangeRequest, context: RequestContext<'staff'>): Promise<OfficeMessage> {
  return context.transaction(async (tx) => {
    await holdAssignees(tx, [request.change]);
    await changeMessage(tx, request, context);
    return readOfficeMessage(tx, request.id, context.platform.clock());
  });
}

const refusals = officeSupportTexts.refused;

type Value = string | null;

interface Step {
  column: 'status' | 'priority' | 'assigned_to' | 'snoozed_until';
  present: Value;
  wanted: Value;
  entry: Pick<AuditEntry, 'action' | 'details'>;
}

/**
 * Changes and audits one value of a conversation. Returns the value before, or undefined when nothing changes. Call
 * `holdAssignees` first. Throws `not_found`; `conflict` for a merged one, and for snoozing a finished one; `stale` when the
 * value is neither as seen nor as wanted; `invalid_input` for an invalid time.
 */
export async function changeMessage(
  tx: Tx,
  { id, change, seen }: ChangeRequest,
  context: RequestContext<'staff'>,
): Promise<MessageChange | undefined> {
  const now = context.platform.clock();
  const row = await lockRow(tx, id);
  const step = stepOf(row, change, now);
  if (row.merged_into) throw new AppError('conflict', { message: refusals.merged });
  if (step.present === step.wanted) return undefined;
  if (seen && stepOf(row, seen, now).wanted !== step.present)
    throw new AppError('stale', { details: { message: await readOfficeMessage(tx, id, now) } });
  checkSnooze(change, row.status, now);

  await tx
    .updateTable('support_messages')
    .set({ [step.column]: step.wanted })
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, {
    ...step.entry,
    subject: { type: 'support_message', id },
    // The person's own log has only the status: the rest is internal.
    ownerId: step.column === 'status' ? row.user_id : undefined,
    requestId: context.requestId,
  });
  return { [step.column]: step.present } as MessageChange;
}

async function lockRow(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('support_messages')
    .select(['user_id', 'status', 'priority', 'assigned_to', 'snoozed_until', 'merged_into'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

type Row = Awaited<ReturnType<typeof lockRow>>;

function stepOf(row: Row, change: MessageChange, now: Date): Step {
  if ('status' in change) {
    const details = { from: row.status, to: change.status };
    return {
      column: 'status',
      present: row.status,
      wanted: change.status,
      entry: { action: 'support.status_changed', details },
    };
  }
  if ('priority' in change) {
    const details = { from: row.priority, to: change.priority };
    return {
      column: 'priority',
      present: row.priority,
      wanted: change.priority,
      entry: { action: 'support.priority_changed', details },
    };
  }
  if ('assigned_to' in change) {
    const details = { from: row.assigned_to, to: change.assigned_to };
    return {
      column: 'assigned_to',
      present: row.assigned_to,
      wanted: change.assigned_to,
      entry: { action: 'support.assigned', details },
    };
  }
  const until = change.snoozed_until && new Date(change.snoozed_until).toISOString();
  return {
    column: 'snoozed_until',
    // A time that has passed counts as none.
    present: row.snoozed_until && row.snoozed_until > now ? row.snoozed_until.toISOString() : null,
    wanted: until,
    entry: { action: 'support.snoozed', details: { until } },
  };
}

/**
 * Locks the roles of the assignees. Must come before any conversation is locked: removing a role locks the role first, then
 * the conversations that it frees. Throws `invalid_input` when one is not staff.
 */
export async function holdAssignees(tx: Tx, changes: readonly MessageChange[]): Promise<void> {
  const people = new Set(changes.map((change) => ('assigned_to' in change ? change.assigned_to : null)));
  for (const person of [...people].sort()) {
    if (person === null) continue;
    const { rows } = await sql<{ held: boolean }>`select app.hold_staff_role(${person}) as held`.execute(tx);
    if (!rows[0]?.held) throw new AppError('invalid_input', { fields: { assigned_to: refusals.notStaff } });
  }
}

function checkSnooze(change: MessageChange, status: SupportStatus, now: Date): void {
  if (!('snoozed_until' in change) || change.snoozed_until === null) return;
  const fault = faultInSnooze(new Date(change.snoozed_until), now);
  if (fault) throw new AppError('invalid_input', { fields: { snoozed_until: refusals.snooze[fault] } });
  if (isFinished(status)) throw new AppError('conflict', { message: refusals.finished });
}
