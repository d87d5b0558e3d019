import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { guideItemOf, paperOf } from '#features/documents/rules/document-types.ts';
import { isDrawable, knownFindings } from '#features/documents/rules/file-findings.ts';
import { sendContent } from '#features/documents/server/content.ts';
import { createSignedLink, personFromLink, redirectIfExpired } from '#features/documents/server/links.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import type { Operation, ReadOperation, RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import { drawnOnlyHeader } from '../contract.ts';
import { heldMinutes, type OpeningReason, openingReasons } from '../rules.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { findOfficeDocument } from './office-documents.ts';
import { lockDocument, writeReview } from './review.ts';

/** Long enough for a viewer to fetch all parts of a file, too short to pass the address on. */
const lifetimeSeconds = 60;

/**
 * A member of staff opens a document. The record that its owner sees is committed before the link is made, and the bytes are
 * sent for that record alone (decision 0026). Opened for review, a waiting document becomes `in_review` until it is answered, who
 * opened it leaves the case, or `heldMinutes` are over. The record says what was found in the file, and whether the member of
 * staff was warned and wants the file itself (decision 0088).
 */
export const openDocument: Operation<typeof contract.openDocument, 'staff'> = async (
  { params, body },
  { person, platform, requestId, transaction },
) => {
  const { opening, document } = await transaction(async (tx) => {
    const present = await lockDocument(tx, params.id);
    if (present.check_status !== 'passed')
      throw new AppError('conflict', { message: officeReviewTexts.checks.notYet });
    const findings = knownFindings(present.findings);
    // It cannot be shown as pictures first.
    if (!isDrawable(findings) && !body.warned)
      throw new AppError('conflict', { message: officeReviewTexts.checks.warnFirst });
    const opening = await recordAudit(tx, {
      action: 'document.opened_by_staff',
      subject: { type: 'document', id: present.id },
      ownerId: present.user_id,
      details: { reason: body.reason, ...(findings.length > 0 && { findings, warned: body.warned }) },
      requestId,
    });
    if (body.reason === 'review' && present.review_status === 'waiting' && paperOf(present)) {
      const by = { userId: person.userId, at: platform.clock() };
      await writeReview(tx, present, { status: 'in_review', reason: null }, by);
      const runAt = new Date(by.at.getTime() + heldMinutes * 60_000);
      const opened = { document_id: present.id, version: present.review_version + 1 };
      await enqueue(tx, 'end-review', opened, { jobKey: `end-review:${present.id}`, runAt });
    } else {
      // Changes nothing; the update makes the owner's screens refresh and show the opening.
      await tx
        .updateTable('documents')
        .set(({ ref }) => ({ review_version: ref('review_version') }))
        .where('id', '=', present.id)
        .execute();
    }
    return { opening, document: await findOfficeDocument(tx, present.id) };
  });
  const { path, claim } = openingLink({ opening, id: params.id });
  const link = createSignedLink(platform, path, { ...claim, sessionId: person.sessionId }, lifetimeSeconds);
  return { ...link, document };
};

/**
 * A document that was opened and not answered waits again, for everyone who looks at it. Its version stays: who still has it on
 * screen may answer. An answer, a newer opening and a file that is being deleted are left as they are.
 */
export const endReview: Task<'end-review'> = async ({ document_id, version }, { database }) => {
  await database.asSystem('job end-review', async (tx) => {
    const ended = await tx
      .updateTable('documents')
      .set({ review_status: 'waiting' })
      .where('id', '=', document_id)
      .where('review_version', '=', version)
      .where('review_status', '=', 'in_review')
      .where('upload_status', '=', 'uploaded')
      .returning('user_id')
      .executeTakeFirst();
    if (!ended) return;
    await recordAudit(tx, {
      action: 'document.review_ended',
      subject: { type: 'document', id: document_id },
      ownerId: ended.user_id,
      details: { version },
    });
  });
};

/** A member of staff leaves a case: what they opened in it and have not answered ends now, not when its time is over. */
export async function endReviewsOf(tx: Tx, left: { applicationId: string; staffId: string }): Promise<void> {
  const opened = await tx
    .selectFrom('documents as document')
    .innerJoin('document_reviews as review', (join) =>
      join
        .onRef('review.document_id', '=', 'document.id')
        .onRef('review.version', '=', 'document.review_version'),
    )
    .select(['document.id', 'document.review_version as version'])
    .where('document.application_id', '=', left.applicationId)
    .where('document.review_status', '=', 'in_review')
    .where('review.reviewed_by', '=', left.staffId)
    .execute();
  for (const { id, version } of opened)
    await enqueue(tx, 'end-review', { document_id: id, version }, { jobKey: `end-review:${id}` });
}

type Opened = Parameters<typeof sendContent>[0] & {
  /** Something was found in it: it is sent only for pictures drawn by our page, or after a warning. */
  drawn_only: boolean;
  is_flagged: boolean;
};

/**
 * Streams a document to the member of staff whose opening was recorded, with the headers its owner gets. Reads the role
 * again. Throws `not_found`, whichever is missing.
 */
export const openedDocument: Operation<typeof contract.openedDocument, 'link'> = (input, context) => {
  // Admins may open it, too.
  return redirectIfExpired('/staff/review?link=over', context.http, () => open(input, context));
};

async function open(
  { params, query }: Parsed<typeof contract.openedDocument>,
  context: RequestContext<'link'>,
) {
  const { userId, sessionId, role } = await personFromLink(context, openingLink(params).claim, query);
  if (role === 'user') throw new AppError('not_found');
  const found = await context.platform.database.asActor({ as: 'staff', userId, sessionId, role }, (tx) =>
    sql<Opened>`select * from app.read_opened_document(${params.id}, ${params.opening})`.execute(tx),
  );
  const [row] = found.rows;
  if (!row) throw new AppError('not_found');
  if (row.drawn_only && !context.http.req.header(drawnOnlyHeader))
    throw new AppError('conflict', { message: officeReviewTexts.checks.warnFirst });
  // After a warning it is saved, never opened in a tab by the browser's own viewer, which runs scripts.
  return sendContent(row, row.is_flagged ? 'attachment' : 'inline', context);
}

/** The path and the claim of one recorded opening: its signature covers record and document. */
function openingLink({ opening, id }: { opening: number; id: string }) {
  return {
    path: `/files/openings/${opening}/${id}`,
    claim: { to: 'opening', id: `${opening}/${id}` } as const,
  };
}

const shown = 200;

/** When staff opened the caller's documents, and why, from the audit log; the documents that are left give the names. */
export const listOpenings: ReadOperation<typeof contract.listOpenings> = (_input, { person, transaction }) =>
  transaction(async (tx) => {
    const opened = tx
      .selectFrom('audit_log')
      .where('owner_id', '=', person.userId)
      .where('action', '=', 'document.opened_by_staff');
    const { total } = await opened
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const entries = await opened
      .select(['id', 'occurred_at', 'subject_id', 'details'])
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
    const ids = [...new Set(entries.map(({ subject_id }) => subject_id))];
    const documents =
      ids.length > 0
        ? await tx
            .selectFrom('documents')
            .select(['id', 'application_id', 'file_name', 'document_category', 'guide_item'])
            .where('id', 'in', ids)
            .where('upload_status', '=', 'uploaded')
            .execute()
        : [];
    const byId = new Map(documents.map((row) => [row.id, { ...row, guide_item: guideItemOf(row) }]));
    return {
      total,
      openings: entries.map(({ id, occurred_at, subject_id, details }) => ({
        id: String(id),
        opened_at: occurred_at.toISOString(),
        reason: reasonOf(details),
        document: byId.get(subject_id) ?? null,
      })),
    };
  });

function reasonOf(details: unknown): OpeningReason {
  const { reason } = (details ?? {}) as { reason?: unknown };
  return openingReasons.find((known) => known === reason) ?? 'review';
}
