import { sql } from 'kysely';
import { type AuditEntry, recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/office-support.ts';
import { type MessageChange, refusedChange } from '../contract/office-support.ts';
import { faultInSnooze } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { readOfficeMessage } from './office-messages.ts';

/**
 * Several changes in one transaction; one that is refused stops no other. Locked in the order of ids, so that two who
 * change the same ones wait for each other instead of stopping each other. Throws `invalid_input` for a moment or a
 * person that will do for none.
 */
export async function changeMessages(
  { body }: Parsed<typeof contract.changeMessages>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.changeMessages>> {
  const wishes = body.changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return context.transaction(async (tx) => {
    const result: Output<typeof contract.changeMessages> = { changed: [], unchanged: [], refused: [] };
    await holdAssignees(
      tx,
      wishes.map(({ change }) => change),
    );
    for (const wish of wishes) {
      try {
        const before = await changeMessage(tx, wish, context);
        if (before) result.changed.push({ id: wish.id, change: wish.change, before });
        else result.unchanged.push(wish.id);
      } catch (error) {
        // Refusals of ours come before anything is written; what the database refuses has ended the transaction.
        const reason = refusedChange.safeParse(error instanceof AppError && error.code).data;
        if (!reason) throw error;
        result.refused.push({ id: wish.id, reason });
      }
    }
    return result;
  });
}

/** Any value, from any value. See `changeMessage` for what is thrown. */
export async function setStatus(
  { params: { id }, body }: Parsed<typeof contract.setStatus>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.setStatus>> {
  return context.transaction(async (tx) => {
    const { status, seen } = body;
    await changeMessage(tx, { id, change: { status }, seen: seen && { status: seen } }, context);
    return readOfficeMessage(tx, id, context.platform.clock());
  });
}

/** The plan gave it; staff may see it otherwise. See `changeMessage` for what is thrown. */
export async function setPriority(
  { params: { id }, body }: Parsed<typeof contract.setPriority>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.setPriority>> {
  return context.transaction(async (tx) => {
    const { priority, seen } = body;
    await changeMessage(tx, { id, change: { priority }, seen: seen && { priority: seen } }, context);
    return readOfficeMessage(tx, id, context.platform.clock());
  });
}

/** Gives a conversation to one of staff, or back to everybody. See `changeMessage` for what is thrown. */
export async function assignMessage(
  { params: { id }, body }: Parsed<typeof contract.assignMessage>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.assignMessage>> {
  return context.transaction(async (tx) => {
    const { assigned_to, seen } = body;
    const known = seen === undefined ? undefined : { assigned_to: seen };
    await holdAssignees(tx, [{ assigned_to }]);
    await changeMessage(tx, { id, change: { assigned_to }, seen: known }, context);
    return readOfficeMessage(tx, id, context.platform.clock());
  });
}

/** Puts a conversation aside, or wakes it. It comes back because its time passes, not because a job runs. See `changeMessage` for what is thrown. */
export async function snoozeMessage(
  { params: { id }, body }: Parsed<typeof contract.snoozeMessage>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.snoozeMessage>> {
  return context.transaction(async (tx) => {
    await changeMessage(tx, { id, change: body }, context);
    return readOfficeMessage(tx, id, context.platform.clock());
  });
}

const refusals = officeSupportTexts.refused;

type Value = string | null;

/** What is changed, from what, into what, and how the log calls it. */
interface Step {
  column: 'status' | 'priority' | 'assigned_to' | 'snoozed_until';
  present: Value;
  wanted: Value;
  /** Who takes care of it, and when it comes back, is our business alone: the person's own log does not name it. */
  entry: Pick<AuditEntry, 'action' | 'details'> & { ownersToo: boolean };
}

/**
 * Changes one thing about a conversation, and records it. Setting what already stands does nothing.
 * @returns what stood before, or undefined when nothing was to do.
 * Assignees are held before (`holdAssignees`). Throws `not_found`; `conflict` for one that was merged or, to put aside, is finished; `stale` when it is neither as the
 * caller saw it nor as wanted; `invalid_input` for a moment that will not do.
 */
async function changeMessage(
  tx: Tx,
  wish: { id: string; change: MessageChange; seen?: MessageChange },
  context: RequestContext<'staff'>,
): Promise<MessageChange | undefined> {
  const now = context.platform.clock();
  const row = await lockForOffice(tx, wish.id);
  const step = stepOf(row, wish.change, now);
  if (row.merged_into) throw new AppError('conflict', { message: refusals.merged });
  if (step.present === step.wanted) return undefined;
  if (wish.seen && stepOf(row, wish.seen, now).wanted !== step.present)
    throw new AppError('stale', { details: { message: await readOfficeMessage(tx, wish.id, now) } });
  checkWish(wish.change, row.status, now);

  await tx
    .updateTable('support_messages')
    .set({ [step.column]: step.wanted })
    .where('id', '=', wish.id)
    .execute();
  const { ownersToo, ...entry } = step.entry;
  await recordAudit(tx, {
    ...entry,
    subject: { type: 'support_message', id: wish.id },
    ownerId: ownersToo ? row.user_id : undefined,
    requestId: context.requestId,
  });
  return { [step.column]: step.present } as MessageChange;
}

async function lockForOffice(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('support_messages')
    .select(['user_id', 'status', 'priority', 'assigned_to', 'snoozed_until', 'merged_into'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

type Row = Awaited<ReturnType<typeof lockForOffice>>;

function stepOf(row: Row, change: MessageChange, now: Date): Step {
  if ('status' in change) {
    const details = { from: row.status, to: change.status };
    return {
      column: 'status',
      present: row.status,
      wanted: change.status,
      entry: { action: 'support.status_changed', details, ownersToo: true },
    };
  }
  if ('priority' in change) {
    const details = { from: row.priority, to: change.priority };
    return {
      column: 'priority',
      present: row.priority,
      wanted: change.priority,
      entry: { action: 'support.priority_changed', details, ownersToo: false },
    };
  }
  if ('assigned_to' in change) {
    const details = { from: row.assigned_to, to: change.assigned_to };
    return {
      column: 'assigned_to',
      present: row.assigned_to,
      wanted: change.assigned_to,
      entry: { action: 'support.assigned', details, ownersToo: false },
    };
  }
  const until = change.snoozed_until && new Date(change.snoozed_until).toISOString();
  return {
    column: 'snoozed_until',
    // A time that has passed is none: it came back by itself.
    present: row.snoozed_until && row.snoozed_until > now ? row.snoozed_until.toISOString() : null,
    wanted: until,
    entry: { action: 'support.snoozed', details: { until }, ownersToo: false },
  };
}

/**
 * Holds the roles of those who shall take care of something still. Comes before any conversation is locked: a role that
 * is taken away locks itself first, and then the conversations that it frees. Throws `invalid_input`.
 */
async function holdAssignees(tx: Tx, changes: readonly MessageChange[]): Promise<void> {
  const people = new Set(changes.map((change) => ('assigned_to' in change ? change.assigned_to : null)));
  for (const person of [...people].sort()) {
    if (person === null) continue;
    const { rows } = await sql<{ held: boolean }>`select app.hold_staff_role(${person}) as held`.execute(tx);
    if (!rows[0]?.held) throw new AppError('invalid_input', { fields: { assigned_to: refusals.notStaff } });
  }
}

/** Whether what is wanted can be: only a moment to come, and only for what is not finished. */
function checkWish(change: MessageChange, status: string, now: Date): void {
  if ('snoozed_until' in change && change.snoozed_until !== null) {
    const fault = faultInSnooze(new Date(change.snoozed_until), now);
    if (fault) throw new AppError('invalid_input', { fields: { snoozed_until: refusals.snooze[fault] } });
    if (status === 'resolved' || status === 'closed')
      throw new AppError('conflict', { message: refusals.finished });
  }
}
