import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** The last link of a chain; kept outside the database it also proves that the end was not cut off. */
export interface ChainHead {
  seq: number;
  hash: Buffer;
}

export type ChainFault =
  /** The row no longer gives the recorded hash: it, or one before it, was edited or moved. */
  | { kind: 'changed'; seq: number }
  /** A link is missing between others. */
  | { kind: 'link_missing'; seq: number }
  /** The link is there, its row is not. */
  | { kind: 'row_missing'; seq: number }
  /** A row that no link vouches for. */
  | { kind: 'unchained'; auditId: number }
  /** The chain no longer holds the head that was kept elsewhere. */
  | { kind: 'head_lost'; seq: number };

/** Faults reported at most; one edit makes one, a wholesale forgery would make millions. */
const most = 100;

/**
 * Walks the whole chain and recomputes every hash in the database (needs role system).
 * @param kept - a head noted earlier and elsewhere, if there is one.
 * @returns the faults found, and the present head to note.
 */
export async function verifyChain(
  tx: Tx,
  kept?: ChainHead,
): Promise<{ faults: ChainFault[]; head: ChainHead | undefined }> {
  const links = await sql<{ seq: number; has_row: boolean; has_previous: boolean; holds: boolean }>`
    select seq, has_row, has_previous, holds from (
      select chain.seq, entry.id is not null as has_row,
        chain.seq = coalesce(lag(chain.seq) over in_order, 0) + 1 as has_previous,
        coalesce(chain.hash = app.audit_hash(coalesce(lag(chain.hash) over in_order, ''), entry), false) as holds
      from audit_chain chain left join audit_log entry on entry.id = chain.audit_id
      window in_order as (order by chain.seq)
    ) link
    where not (has_row and has_previous and holds)
    order by seq limit ${most}`.execute(tx);
  const unchained = await sql<{ id: number }>`
    select id from audit_log where not exists (select from audit_chain where audit_id = audit_log.id)
    order by id limit ${most}`.execute(tx);
  const head = await readLink(tx);

  const faults: ChainFault[] = links.rows.map(({ seq, has_row, has_previous }) => {
    if (!has_previous) return { kind: 'link_missing', seq: seq - 1 };
    return has_row ? { kind: 'changed', seq } : { kind: 'row_missing', seq };
  });
  faults.push(...unchained.rows.map(({ id }): ChainFault => ({ kind: 'unchained', auditId: id })));
  if (kept && !(await readLink(tx, kept.seq))?.hash.equals(kept.hash)) {
    faults.push({ kind: 'head_lost', seq: kept.seq });
  }
  return { faults, head };
}

/** One link, or the last one. */
async function readLink(tx: Tx, seq?: number): Promise<ChainHead | undefined> {
  const links = tx.selectFrom('audit_chain').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1);
  return (seq === undefined ? links : links.where('seq', '=', seq)).executeTakeFirst();
}
