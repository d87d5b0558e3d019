import type { Application } from '#features/applications/contract/applications.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import type { DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { DocumentSection } from './document-section.tsx';
import { StepCard } from './step-card.tsx';

interface ApplicationDocumentsProps {
  application: Application;
  /** All of them, newest first. */
  documents: readonly DocumentRow[];
}

/** The general documents, then one card per stage. */
export function ApplicationDocuments({ application, documents }: ApplicationDocumentsProps) {
  const { general, steps } = documentTexts;
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <Card aria-labelledby="general-title" className="grid gap-4">
        <CardHeader id="general-title" title={general.title} />
        <p className="text-muted">{general.explain}</p>
        <DocumentSection
          title={general.title}
          target={{ application_id: application.id, document_category: 'general' }}
          documents={documents}
          holds={({ step_id }) => !step_id}
          empty={general.empty}
        />
      </Card>

      <section aria-labelledby="steps-title" className="grid grid-cols-1 gap-4">
        <h2 id="steps-title" className="text-xl wrap-anywhere">
          {steps.title}
        </h2>
        <p className="text-muted">{reviewTexts.promise}</p>
        {application.steps.map((step) => (
          <StepCard key={step.id} step={step} documents={documents} />
        ))}
      </section>
    </div>
  );
}
