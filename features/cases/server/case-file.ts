import { sql } from 'kysely';
import {
  applicantName,
  findApplication,
  presentApplication,
} from '#features/applications/server/office-applications.ts';
import { readOwnApplication } from '#features/applications/server/own.ts';
import { paperOf, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { presentGuide, readGuideFacts } from '#features/guide/server/read.ts';
import { readWhere } from '#features/places/server/hand-in.ts';
import { readApplicationFees } from '#features/plans/server/application-fees.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type { CaseFile, getCase as contract } from '../contract/cases.ts';
import { readNotes } from './notes.ts';

/**
 * All that staff need to decide a case, except the documents' contents. Guide and stages come from the same functions as the
 * applicant's screens, with a decision as soon as it is made: beside it no figure may be of the time before. Throws `not_found`.
 */
export async function getCase(
  { params: { id } }: Parsed<typeof contract>,
  context: ReadContext,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const row = await findApplication(tx, id);
    const own = readOwnApplication(tx, row.user_id, id, 'decided');
    const facts = readGuideFacts(tx, id, row.status).then((read) => read.facts);
    const { shown, fees, ...read } = await together({
      shown: own,
      guide: presentGuide(tx, { id, userId: row.user_id }, facts),
      fees: readApplicationFees(tx, row.user_id),
      applicant: readApplicant(tx, row.user_id),
      hand_in: readWhere(tx, row.user_id),
      documents: readDocuments(tx, id),
      to_review: readWaitingPapers(tx, id),
      household: readHousehold(tx, row.user_id, id),
      messages: readMessages(tx, row.user_id),
      notes: countNotes(tx, context.person.userId, id),
    });
    return {
      ...read,
      application: presentApplication(row, context.platform.clock()),
      kind: shown.applicant,
      status_reason: row.status_reason,
      progress_percentage: shown.progress_percentage,
      current_step: shown.current_step,
      steps: shown.steps,
      fee: {
        asked: fees.asked,
        paid: fees.paid.find(({ application_id }) => application_id === id) ?? null,
      },
    };
  });
}

async function readApplicant(tx: Tx, userId: string): Promise<CaseFile['applicant']> {
  const { created_at, due_at, ...applicant } = await tx
    .selectFrom('accounts as person')
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
    .leftJoin('subscriptions as subscription', (join) =>
      join
        .onRef('subscription.user_id', '=', 'person.id')
        .on('subscription.subscription_status', '=', 'active'),
    )
    .leftJoin('account_erasures as erasure', 'erasure.account_id', 'person.id')
    .select(['profile.phone', 'profile.nationality', 'profile.current_location', 'person.created_at'])
    .select(['subscription.subscription_plan', 'erasure.due_at'])
    .where('person.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...applicant,
    joined_at: created_at.toISOString(),
    erasure_due_at: due_at?.toISOString() ?? null,
  };
}

async function readDocuments(tx: Tx, id: string): Promise<CaseFile['documents']> {
  const documents = await tx
    .selectFrom('documents')
    .select(['id', 'file_name', 'file_type', 'file_size', 'document_category', 'upload_status', 'created_at'])
    .where('application_id', '=', id)
    .where('upload_status', 'in', ['pending', 'uploaded'])
    .orderBy('created_at', 'desc')
    .execute();
  return documents.map((document) => ({
    ...document,
    file_size: Number(document.file_size),
    upload_status: document.upload_status === 'pending' ? 'pending' : 'uploaded',
    created_at: document.created_at.toISOString(),
  }));
}

async function readWaitingPapers(tx: Tx, id: string): Promise<CaseFile['to_review']> {
  const waiting = await tx
    .selectFrom('documents')
    .select(['document_category', 'guide_item'])
    .where('application_id', '=', id)
    .where('upload_status', '=', 'uploaded')
    .where('review_status', 'in', ['waiting', 'in_review'])
    .execute();
  const papers = new Set(waiting.map(paperOf));
  return (['nif-document', ...requiredDocuments] as const).filter((paper) => papers.has(paper));
}

/** With the status that staff know: a decision shows here at once. */
async function readHousehold(tx: Tx, userId: string, id: string): Promise<CaseFile['household']> {
  return tx
    .selectFrom('visa_applications as application')
    .innerJoin('accounts as person', 'person.id', 'application.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'application.user_id')
    .select(['application.id', 'application.applicant as kind', 'application.status'])
    .select(applicantName.as('applicant_name'))
    .where('application.user_id', '=', userId)
    .where('application.id', '<>', id)
    .orderBy((eb) => eb.case().when('application.applicant', '=', 'self').then(0).else(1).end())
    .orderBy('application.created_at')
    .execute();
}

/** How many conversations wait for our reply, and since when. */
async function readMessages(tx: Tx, userId: string): Promise<CaseFile['messages']> {
  const counts = await tx
    .selectFrom('support_messages')
    .select(({ fn }) => [
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(waiting_since)::int`.as('unanswered'),
      fn.min('waiting_since').as('waiting_since'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...counts, waiting_since: counts.waiting_since?.toISOString() ?? null };
}

async function countNotes(tx: Tx, readerId: string, applicationId: string): Promise<CaseFile['notes']> {
  const { counted, notes } = await together({
    counted: tx
      .selectFrom('application_notes')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('application_id', '=', applicationId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow(),
    notes: readNotes(tx, readerId, { applicationId, limit: 1 }),
  });
  return { ...counted, newest: notes[0] ?? null };
}
