import { keepAnchor } from '#platform/server/audit-anchor.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { readHead } from './verify-chain.ts';

/**
 * Notes the present end of the chain outside the database, four times an hour: what is cut off afterwards is missed by
 * the next check. What was written since the last note is the one thing that could go unnoticed.
 */
export async function anchorAuditChain(
  _payload: unknown,
  { database, env, clock }: JobPlatform,
): Promise<void> {
  const head = await database.asSystem('anchor the audit chain', (tx) => readHead(tx));
  if (head) await keepAnchor(env, head, clock());
}
