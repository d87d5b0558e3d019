import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Application } from '#features/applications/contract/applications.ts';
import { ownApplicationsQuery } from '#features/applications/web/queries.ts';
import type { DocumentRow } from '#features/documents/contract.ts';
import { paperOf, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { call } from '#platform/browser/api.ts';
import { type Guide, type GuideId, getGuide } from '../contract.ts';
import { type GuideFacts, guideSteps, stepsCompleted, withTick } from '../rules/guide.ts';

/** An application's guide with optimistic ticks. Disabled while the id is undefined. */
export const guideQuery = (applicationId: string | undefined) =>
  queryOptions({
    queryKey: ['guide', applicationId],
    queryFn: applicationId
      ? async ({ client, signal }) =>
          withWaitingTicks(
            client,
            await call(getGuide, { params: { application_id: applicationId } }, { signal }),
          )
      : skipToken,
    meta: { staleOn: ['applications', 'guide', 'documents'], applicationId, offline: true },
  });

/** The mutation key of ticks, also for those persisted over a reload. */
export const setGuideItemKey = ['guide', 'set'] as const;

/** A tick with everything needed to send it later. */
export interface GuideTick {
  applicationId: string;
  id: GuideId;
  completed: boolean;
}

/** Overlays the guide with unanswered ticks, except `answered`. */
export function withWaitingTicks(client: QueryClient, guide: Guide, answered?: GuideTick): Guide {
  const now = new Date();
  return client
    .getMutationCache()
    .findAll({ mutationKey: setGuideItemKey, status: 'pending' })
    .map(({ state }) => state.variables as GuideTick)
    .filter((tick) => tick !== answered && tick.applicationId === guide.application_id)
    .reduce((shown, { id, completed }) => tickedGuide(shown, id, completed, now), guide);
}

/** Updates the cached guide, if there is one. */
export function changeGuide(
  client: QueryClient,
  applicationId: string,
  change: (guide: Guide) => Guide,
): void {
  client.setQueryData(guideQuery(applicationId).queryKey, (known) => known && change(known));
}

/** Puts an application from a response into the cache. */
export function keepApplication(client: QueryClient, application: Application): void {
  client.setQueryData(ownApplicationsQuery.queryKey, (known) => {
    if (!known) return known;
    const applications = known.applications.map((other) =>
      other.id === application.id ? application : other,
    );
    return { ...known, applications };
  });
}

/** The guide as the rules' input. */
export function factsOf(guide: Guide): GuideFacts {
  const { completed, document_types, nif_document, returned, set_aside, status } = guide;
  return {
    completed,
    documentTypes: document_types,
    nifDocument: nif_document,
    returned,
    setAside: set_aside,
    status,
  };
}

/** The guide after this tick or untick. */
export function tickedGuide(guide: Guide, id: GuideId, completed: boolean, now: Date): Guide {
  const facts = withTick(factsOf(guide), id, completed ? now.toISOString() : null);
  const steps = guideSteps(facts);
  return { ...guide, completed: { ...facts.completed }, steps, steps_completed: stepsCompleted(steps) };
}

/** The guide after one more finished upload: its step can be completed without a refetch. */
export function guideWithDocument(guide: Guide, row: DocumentRow): Guide {
  const { document_category, guide_item, replaces_id } = row;
  const facts = factsOf(guide);
  const documentTypes = requiredDocuments.filter(
    (type) => type === document_category || facts.documentTypes.includes(type),
  );
  const nifDocument = facts.nifDocument || guide_item === 'nif-document';
  // A new copy replaces one that was returned.
  const paper = replaces_id && paperOf(row);
  const place = paper ? guide.returned.indexOf(paper) : -1;
  const returned = guide.returned.filter((_paper, index) => index !== place);
  const steps = guideSteps({ ...facts, documentTypes, nifDocument, returned });
  const set_aside = guide.set_aside.filter(({ paper }) => paper !== document_category);
  return { ...guide, document_types: documentTypes, nif_document: nifDocument, returned, set_aside, steps };
}
