import type { Guide } from '#domain/contracts/guide.ts';
import { requiredDocuments } from '#domain/rules/document-types.ts';
import { type GuideFacts, guideSteps, stepsCompleted } from '#domain/rules/guide.ts';

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
