import { sql } from 'kysely';
import { officeSettingsTexts } from '#features/settings/texts.ts';
import type { Tx } from '#platform/server/database.ts';
import { keptTotal } from '#platform/server/list-total.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getSystemStatus as contract } from '../../contract/health.ts';
import { countJobs } from './count-jobs.ts';
import { probeParts } from './probe-parts.ts';
import { countMissingFiles, readRoom } from './probe-system.ts';

const { diskFull } = officeSettingsTexts.system;

/** The totals, and what a real try of each part has just shown. A part that fails is answered, never left out. */
export async function getSystemStatus(
  _input: unknown,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const parts = await probeParts(platform);
  const [{ mails, waiting_files, ...totals }, jobs, missing, disk] = await Promise.all([
    transaction(count),
    countJobs(platform.database),
    countMissingFiles(platform),
    readRoom(platform.files),
  ]);
  const isFull = disk !== null && disk.free_mb < disk.floor_mb;
  return {
    checked_at: platform.clock().toISOString(),
    totals,
    ...parts,
    storage: { ...parts.storage, ...(isFull && { ok: false, reason: diskFull }), missing, disk },
    scanner: { ...parts.scanner, mode: platform.scanner.mode, waiting: waiting_files },
    authentication: { ...parts.authentication, provider: platform.identity.mode },
    mail: { ...parts.mail, delivery: platform.mail.delivery, ...mails },
    jobs: { ...parts.jobs, ...jobs },
  };
}

async function count(tx: Tx) {
  const { rows } = await sql<
    Record<'users' | 'applications' | 'documents' | 'waiting_files' | 'waiting' | 'failed', number>
  >`
    select ${keptTotal('accounts').count} as users, ${keptTotal('visa_applications').count} as applications,
      (select count(*)::int from documents where upload_status = 'uploaded') as documents,
      (select count(*)::int from documents where upload_status = 'uploaded' and check_status = 'waiting') as waiting_files,
      (select count(*)::int from outbox_mails where status = 'queued') as waiting,
      (select count(*)::int from outbox_mails where status = 'failed') as failed`.execute(tx);
  const {
    waiting = 0,
    failed = 0,
    users = 0,
    applications = 0,
    documents = 0,
    waiting_files = 0,
  } = rows[0] ?? {};
  return { users, applications, documents, waiting_files, mails: { waiting, failed } };
}
