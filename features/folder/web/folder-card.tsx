import type { Application } from '#features/applications/contract/applications.ts';
import type { DocumentRow } from '#features/documents/contract.ts';
import type { StepBodyProps } from '#features/guide/web/steps.ts';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { folderTexts } from '../texts.ts';
import { FolderButton } from './folder-button.tsx';

interface FolderCardProps {
  application: Application;
  /** All of the application; nothing is offered while none of them is finished. */
  documents: readonly DocumentRow[];
}

/** Beside the documents: all of them as one PDF for the appointment. */
export function FolderCard({ application, documents }: FolderCardProps) {
  if (!documents.some(({ upload_status }) => upload_status === 'uploaded')) return null;
  return (
    <FoldingCard aria-labelledby="folder-title" className="grid content-start justify-items-start gap-4">
      <CardHeader id="folder-title" title={folderTexts.card.title} />
      <p>{folderTexts.card.hint}</p>
      <FolderButton application={application} />
    </FoldingCard>
  );
}

/** The same in a step of the guide in which the appointment is. */
export function FolderPart({ application, readOnly }: StepBodyProps) {
  if (readOnly) return null;
  return (
    <section aria-label={folderTexts.card.title} className="no-print grid justify-items-start gap-2">
      <h3 className="text-lead">{folderTexts.card.title}</h3>
      <p>{folderTexts.card.hint}</p>
      <FolderButton application={application} />
    </section>
  );
}
