import type { ApplicationStatus } from '#features/applications/rules/applications.ts';
import { readOwnApplication } from '#features/applications/server/own.ts';
import { readBringItems } from '#features/bring/server/read.ts';
import { paperOf, requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { SetAside } from '#features/documents/rules/set-aside.ts';
import { readDurations } from '#features/facts/server/read-facts.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadOperation } from '#platform/server/operation.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract.ts';
import type { Guide, GuideId } from '../contract.ts';
import { type GuideFacts, guideSteps, stepsCompleted } from '../rules/guide.ts';

/** The guide of one of the caller's applications. Throws `not_found`. */
export const getGuide: ReadOperation<typeof contract.getGuide> = (
  { params },
  { person, platform, transaction },
) =>
  transaction((tx) => {
    const id = params.application_id;
    const status = readOwnApplication(tx, person.userId, id, platform.clock()).then((own) => own.status);
    const facts = readGuideFacts(tx, id, status).then((read) => read.facts);
    return presentGuide(tx, { id, userId: person.userId }, facts);
  });

/** The guide for a reader who may know the status `facts.status`; facts may still be on their way. */
export async function presentGuide(
  tx: Tx,
  application: OwnedApplication,
  coming: GuideFacts | Promise<GuideFacts>,
): Promise<Guide> {
  const { facts, rest } = await together({ facts: coming, rest: readGuideRest(tx, application) });
  return guideOf(application.id, facts, rest);
}

interface OwnedApplication {
  id: string;
  /** Its owner. */
  userId: string;
}

type GuideRest = Pick<Guide, 'bring' | 'durations'>;

/** What a guide shows besides its own facts. No tick changes it. Throws `not_found`. */
export const readGuideRest = (tx: Tx, application: OwnedApplication): Promise<GuideRest> =>
  together({ bring: readBringItems(tx, application), durations: readDurations(tx) });

export function guideOf(applicationId: string, facts: GuideFacts, rest: GuideRest): Guide {
  const steps = guideSteps(facts);
  return {
    application_id: applicationId,
    status: facts.status,
    completed: facts.completed,
    document_types: requiredDocuments.filter((type) => facts.documentTypes.includes(type)),
    nif_document: facts.nifDocument,
    returned: [...(facts.returned ?? [])],
    set_aside: [...(facts.setAside ?? [])],
    ...rest,
    steps,
    steps_completed: stepsCompleted(steps),
  };
}

/**
 * Reads what the guide of an application is derived from, and whether it has any finished upload. The caller reads `status`,
 * which may still be on its way (and has locked the row, in order to write).
 */
export async function readGuideFacts(
  tx: Tx,
  applicationId: string,
  coming: ApplicationStatus | Promise<ApplicationStatus>,
): Promise<{ facts: GuideFacts; hasDocuments: boolean }> {
  const { status, ticks, setAside, documents } = await together({
    status: coming,
    ticks: tx
      .selectFrom('application_guide_items')
      .select(['item_id', 'completed_at'])
      .where('application_id', '=', applicationId)
      .execute(),
    setAside: readSetAside(tx, applicationId),
    documents: tx
      .selectFrom('documents')
      .select(['document_category', 'guide_item', 'review_status'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('documents as newer')
            .select('newer.id')
            .whereRef('newer.replaces_id', '=', 'documents.id')
            .where('newer.upload_status', '=', 'uploaded'),
        ).as('replaced'),
      )
      .where('application_id', '=', applicationId)
      .where('upload_status', '=', 'uploaded')
      .execute(),
  });
  const good = documents.filter(({ review_status }) => review_status !== 'returned');
  const returned = documents.filter((row) => row.review_status === 'returned' && !row.replaced);
  const completed: Partial<Record<GuideId, string>> = {};
  for (const { item_id, completed_at } of ticks) completed[item_id as GuideId] = completed_at.toISOString();
  return {
    facts: {
      completed,
      documentTypes: good.map(({ document_category }) => document_category),
      nifDocument: good.some(({ guide_item }) => guide_item === 'nif-document'),
      // A paper that is not needed needs no new copy.
      returned: returned
        .flatMap((row) => paperOf(row) ?? [])
        .filter((returnedPaper) => !setAside.some(({ paper }) => paper === returnedPaper)),
      setAside,
      status,
    },
    hasDocuments: documents.length > 0,
  };
}

/** What an application's owner set aside, by paper. */
export async function readSetAside(tx: Tx, applicationId: string): Promise<SetAside[]> {
  const rows = await tx
    .selectFrom('papers_set_aside')
    .select(['paper', 'reason', 'note', 'set_aside_at'])
    .where('application_id', '=', applicationId)
    .orderBy('paper')
    .execute();
  return rows.map((row) => ({ ...row, set_aside_at: row.set_aside_at.toISOString() }));
}
