import type { DocumentRow } from '#features/documents/contract.ts';
import { paperOf, requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { Guide, GuideId } from '../contract.ts';
import { type GuideFacts, guideSteps, stepsCompleted, withTick } from '../rules/guide.ts';

/** A guide in the words of the rules. */
export function factsOf({ completed, document_types, nif_document, returned, status }: Guide): GuideFacts {
  return { completed, documentTypes: document_types, nifDocument: nif_document, returned, status };
}

/** The guide as it will be once the server has taken this tick, or taken it back. */
export function tickedGuide(guide: Guide, id: GuideId, completed: boolean, now: Date): Guide {
  const facts = withTick(factsOf(guide), id, completed ? now.toISOString() : null);
  const steps = guideSteps(facts);
  return { ...guide, completed: { ...facts.completed }, steps, steps_completed: stepsCompleted(steps) };
}

/** The guide with one more finished upload: its step can be completed at once, without asking the server first. */
export function guideWithDocument(guide: Guide, row: DocumentRow): Guide {
  const { document_category, guide_item, replaces_id } = row;
  const facts = factsOf(guide);
  const documentTypes = requiredDocuments.filter(
    (type) => type === document_category || facts.documentTypes.includes(type),
  );
  const nifDocument = facts.nifDocument || guide_item === 'nif-document';
  // A new copy takes the place of one that was returned.
  const paper = replaces_id && paperOf(row);
  const place = paper ? guide.returned.indexOf(paper) : -1;
  const returned = guide.returned.filter((_paper, index) => index !== place);
  const steps = guideSteps({ ...facts, documentTypes, nifDocument, returned });
  return { ...guide, document_types: documentTypes, nif_document: nifDocument, returned, steps };
}
