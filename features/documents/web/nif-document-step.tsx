import { nifDocumentTexts } from '#features/guide/texts/guide-nif.ts';
import type { StepBodyProps } from '#features/guide/web/steps.ts';
import { Alert } from '#ui/alert.tsx';
import { DocumentPanel } from './document-panel.tsx';

const texts = nifDocumentTexts;

/** Step 2: the document that shows the NIF. */
export function NifDocumentStep({ guide, application, readOnly }: StepBodyProps) {
  return (
    <>
      <div className="grid gap-2">
        <p>{texts.intro}</p>
        <p>
          <span className="text-muted">{texts.formatsLabel}</span> <span>{texts.formats}</span>
        </p>
      </div>
      <ul className="grid list-disc gap-1 pl-6">
        {texts.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {!readOnly && (
        <DocumentPanel
          target={{
            application_id: application.id,
            step_id: application.steps[0]?.id ?? null,
            document_category: 'step_document',
            guide_item: 'nif-document',
          }}
          document={texts.document}
        />
      )}
      {guide.nif_document && !guide.completed['nif-document'] && (
        <Alert tone="success" title={texts.done}>
          {texts.doneDetail}
        </Alert>
      )}
    </>
  );
}
