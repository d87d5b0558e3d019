import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { Guide } from '../contract.ts';
import { type GuideFacts, guideSteps, stepsCompleted } from '../rules/guide.ts';

/** The guide as people get it. `facts.status` is the status that the reader may know. */
export function presentGuide(applicationId: string, facts: GuideFacts): Guide {
  const steps = guideSteps(facts);
  return {
    application_id: applicationId,
    status: facts.status,
    completed: facts.completed,
    document_types: requiredDocuments.filter((type) => facts.documentTypes.includes(type)),
    nif_document: facts.nifDocument,
    returned: [...(facts.returned ?? [])],
    steps,
    steps_completed: stepsCompleted(steps),
  };
}
