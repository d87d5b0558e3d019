import { Suspense, useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { HandIn } from '../contract.ts';
import { residenceFields } from '../rules/hand-in.ts';
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

export interface ResidenceProps {
  handIn: HandIn;
  /** What a link asks to change: a field of the form opens it there. */
  changing?: string | null;
  /** After the form; by default it closes in its place. */
  onDone?: (() => void) | undefined;
}

/** Where the person lives and how they move, to change in its place; the question until they have said it, with the county where it decides. */
export function Residence({ handIn, changing, onDone }: ResidenceProps) {
  const focus = residenceFields.find((field) => field === changing);
  const [editing, setEditing] = useState(focus !== undefined);
  const { residence, answer } = handIn;
  const shared = { handIn, focus };
  if (!residence || answer?.known === 'county-needed') return <ResidenceForm {...shared} onDone={onDone} />;
  const close = () => setEditing(false);
  if (editing) return <ResidenceForm {...shared} onDone={onDone ?? close} onCancel={onDone ?? close} />;
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
