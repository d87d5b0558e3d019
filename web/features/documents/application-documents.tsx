import { useEffect, useState } from 'react';
import type { Application } from '#domain/contracts/applications.ts';
import type { DocumentRow } from '#domain/contracts/documents.ts';
import { documentTexts } from '#domain/texts/documents.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { deleteButtonId } from './document-row.tsx';
import { DocumentSection } from './document-section.tsx';
import { StepCard } from './step-card.tsx';
import { useUploads } from './uploads.tsx';

interface ApplicationDocumentsProps {
  application: Application;
  /** All of them, newest first. */
  documents: readonly DocumentRow[];
}

/** The general documents, then one card per stage; what happens to any of them is also said aloud. */
export function ApplicationDocuments({ application, documents }: ApplicationDocumentsProps) {
  const { announcement } = useUploads();
  const [asked, setAsked] = useState<DocumentRow>();
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(announcement), [announcement]);

  const inSection = (stepId: string | null) => documents.filter((row) => row.step_id === stepId);
  const { general, steps } = documentTexts;
  return (
    <div className="grid gap-6 lg:gap-8">
      <LiveRegion message={said} />
      <Card aria-labelledby="general-title" className="grid gap-4">
        <CardHeader id="general-title" title={general.title} />
        <p className="text-muted">{general.explain}</p>
        <DocumentSection
          title={general.title}
          target={{ applicationId: application.id, category: 'general' }}
          documents={inSection(null)}
          empty={general.empty}
          onDelete={setAsked}
        />
      </Card>

      <section aria-labelledby="steps-title" className="grid gap-4">
        <h2 id="steps-title" className="text-xl">
          {steps.title}
        </h2>
        {application.steps.map((step) => (
          <StepCard key={step.id} step={step} documents={inSection(step.id)} onDelete={setAsked} />
        ))}
      </section>

      <DeleteDialog
        row={asked}
        onClose={() => setAsked(undefined)}
        onDeleted={(row) => {
          setSaid(documentTexts.announce.deleted(row.file_name));
          focusNextTo(row, inSection(row.step_id));
        }}
      />
    </div>
  );
}

/** The line that was worked on is gone: the focus goes to its neighbour, so that the keyboard stays in the list. */
function focusNextTo(row: DocumentRow, list: readonly DocumentRow[]): void {
  const place = list.findIndex(({ id }) => id === row.id);
  const neighbour = list[place + 1] ?? list[place - 1];
  if (!neighbour) return;
  requestAnimationFrame(() => document.getElementById(deleteButtonId(neighbour.id))?.focus());
}
