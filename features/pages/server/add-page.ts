import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { PageDraft } from '../rules/page-content.ts';
import type { PageStatus } from '../rules/page-visibility.ts';
import { columnsOf } from './office-pages.ts';
import { writeVersion } from './write-version.ts';

interface Addition {
  page: { status: PageStatus; is_active: boolean; client_key: string };
  content: PageDraft;
  /** For the log. */
  details: Record<string, string>;
  by: string;
  now: Date;
  requestId: string;
}

/** Adds a page with its first version, under a slug that is held and free. Answers its id. */
export async function addPage(
  tx: Tx,
  { page, content, details, by, now, requestId }: Addition,
): Promise<string> {
  const { id } = await tx
    .insertInto('landing_pages')
    .values({
      ...columnsOf(content),
      ...page,
      created_by: by,
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeVersion(tx, { id, status: page.status }, content, { by, now });
  await recordAudit(tx, {
    action: 'landing_page.created',
    subject: { type: 'landing_page', id },
    details,
    requestId,
  });
  return id;
}
