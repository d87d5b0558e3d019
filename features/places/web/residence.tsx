import { Suspense, useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { HandIn } from '../contract.ts';
import { moveWords, residenceWords } from '../rules/where-lines.ts';
import { residenceTexts as texts } from '../texts/residence.ts';

const LateForm = lazyPlace(
  async () => ({ default: (await import('./residence-form.tsx')).ResidenceForm }),
  uiTexts.notFetched.title,
);

const ResidenceForm = (props: Parameters<typeof LateForm>[0]) => (
  <Suspense fallback={<Skeleton className="h-48" />}>
    <LateForm {...props} />
  </Suspense>
);

/** Where the person lives and how they move, to change in its place; the question until they have said it, with the county where it decides. */
export function Residence({ handIn }: { handIn: HandIn }) {
  const [editing, setEditing] = useState(false);
  const { residence, answer } = handIn;
  if (!residence || answer?.known === 'county-needed') return <ResidenceForm handIn={handIn} />;
  const close = () => setEditing(false);
  if (editing) return <ResidenceForm handIn={handIn} onDone={close} onCancel={close} />;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>{residenceWords(residence)}</span>
      <span>{moveWords(residence)}</span>
      <Button variant="quiet" className="no-print" onClick={() => setEditing(true)}>
        {texts.change}
      </Button>
    </p>
  );
}
