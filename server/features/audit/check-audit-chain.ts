import { sql } from 'kysely';
import type { JobPlatform } from '../../platform/jobs.ts';
import { verifyChain } from './verify-chain.ts';

/** A log of millions of rows takes longer than a screen may. */
const patience = '10min';

/**
 * The nightly look at the audit log. Faults go to the log as errors; so does the head, as information: whoever keeps
 * the logs elsewhere keeps with it the proof that the end of the chain was not cut off.
 */
export async function checkAuditChain(_payload: unknown, { database, log }: JobPlatform): Promise<void> {
  const { faults, head } = await database.asSystem('check the audit chain', async (tx) => {
    await sql`select set_config('statement_timeout', ${patience}, true)`.execute(tx);
    return verifyChain(tx);
  });
  for (const fault of faults) log.error(fault, 'the audit log was tampered with');
  log.info({ seq: head?.seq ?? 0, hash: head?.hash.toString('hex'), faults: faults.length }, 'audit chain');
}
