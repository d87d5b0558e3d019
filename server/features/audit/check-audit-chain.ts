import type { JobPlatform } from '../../platform/jobs.ts';
import { verifyChain } from './verify-chain.ts';

/**
 * The nightly look at the audit log. Faults go to the log as errors; so does the head, as information: whoever keeps
 * the logs elsewhere keeps with it the proof that the end of the chain was not cut off.
 */
export async function checkAuditChain(_payload: unknown, { database, log }: JobPlatform): Promise<void> {
  const { faults, head } = await database.asSystem('check the audit chain', verifyChain);
  for (const fault of faults) log.error(fault, 'the audit log was tampered with');
  log.info({ seq: head?.seq ?? 0, hash: head?.hash.toString('hex'), faults: faults.length }, 'audit chain');
}
