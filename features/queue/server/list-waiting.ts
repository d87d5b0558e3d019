import { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { cursorTime } from '#platform/server/long-list.ts';
import type { ReadOperation } from '#platform/server/operation.ts';
import type { listWaiting as contract, WaitingRecord } from '../contract.ts';
import { promises, waitingKinds } from '../rules.ts';
import { type QueuePlace, type QueueRow, queueRows } from './queue-sql.ts';

/**
 * What waits for staff, the most over its promise first. Reads one page of each kind (`queue-sql.ts`) and merges them by what
 * is promised (`rules.ts`). Throws `invalid_input` for an unreadable `after`.
 */
export const listWaiting: ReadOperation<typeof contract> = (
  { query: { whose, limit, from, ...query } },
  { person, platform, transaction },
) =>
  transaction(async (tx) => {
    const now = platform.clock();
    const asked = { now, me: person.userId, scope: whose, limit: limit + 1 };
    const own = from && !query.after && { ...asked, scope: 'all' as const, only: from, limit: 1 };
    const after = own ? (await readQueue(tx, own))[0] : query.after ? readPlace(query.after) : undefined;
    const rows = await readQueue(tx, { ...asked, after, without: from });
    const waiting = rows.slice(0, limit).map((row) => present(row, now, person.userId));
    return {
      waiting,
      next_cursor: rows.length > limit ? (waiting.at(-1)?.place ?? null) : null,
      place: after ? writePlace(after) : null,
    };
  });

type Placed = QueueRow & QueuePlace;

async function readQueue(tx: Tx, asked: Parameters<typeof queueRows>[0]): Promise<Placed[]> {
  const { rows } = await queueRows(asked).execute(tx);
  return rows
    .map((row) => ({ ...row, due: promises[row.kind].dueAt(new Date(row.since)) }))
    .toSorted(inOrder)
    .slice(0, asked.limit);
}

function inOrder(one: QueuePlace, other: QueuePlace): number {
  return (
    one.due.getTime() - other.due.getTime() ||
    byCode(one.since, other.since) ||
    waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind) ||
    byCode(one.id, other.id)
  );
}

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function present(row: Placed, now: Date, me: string): WaitingRecord {
  const { under_review, assigned_id, due, since, ...shown } = row;
  // A paper that came before the case was handed over holds the place of the case.
  const isCase = row.kind === 'document' && under_review;
  return {
    ...shown,
    ...(isCase && { kind: 'case', id: row.application_id ?? row.id }),
    since: new Date(since).toISOString(),
    due: due.toISOString(),
    over: due <= now,
    mine: assigned_id === me,
    place: writePlace(row),
  };
}

/** Due days of four digits of a year: the rules about business days know no others. */
const place = z.tuple([
  z.coerce.number().int().min(0).max(4e12),
  cursorTime(),
  z.enum(waitingKinds),
  z.string().min(1),
]);

const writePlace = ({ due, since, kind, id }: QueuePlace): string =>
  Buffer.from(`${due.getTime()} ${since} ${kind} ${id}`).toString('base64url');

/** Throws `invalid_input`. A fact is named by its slug, everything else by a UUID. */
function readPlace(text: string): QueuePlace {
  const parsed = place.safeParse(Buffer.from(text, 'base64url').toString().split(' '));
  const unknown = new AppError('invalid_input', { fields: { after: 'unknown' } });
  if (!parsed.success) throw unknown;
  const [due, since, kind, id] = parsed.data;
  if (kind !== 'fact' && !z.uuid().safeParse(id).success) throw unknown;
  return { due: new Date(due), since, kind, id };
}
