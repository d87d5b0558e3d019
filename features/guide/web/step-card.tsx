import clsx from 'clsx';
import { ChevronDown, ChevronUp, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Link } from '#ui/link.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Guide } from '../contract.ts';
import { guideSteps, guideTexts, stepContents } from '../texts/guide.ts';
import { StepPlace, type StepPlaceProps, StepTile, stateWords } from './step-place.tsx';
import { headId } from './use-open-step.ts';

interface StepCardProps extends StepPlaceProps {
  open: boolean;
  onToggle: () => void;
  /** The content while open. */
  children: ReactNode;
}

/** A step that is available or completed: its whole header toggles it. */
export function StepCard({ open, onToggle, children, ...place }: StepCardProps) {
  const { step, index } = place;
  const bodyId = `${step.id}-body`;
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <StepPlace {...place} strong={open}>
      <h2>
        <button
          type="button"
          id={headId(step.id)}
          aria-expanded={open}
          aria-controls={bodyId}
          className="grid w-full scroll-mt-24 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 md:gap-x-4 rounded-card p-2 pr-4 text-left hover:bg-tint"
          onClick={onToggle}
        >
          <StepTile step={step} index={index} framed={open && step.state !== 'completed'} />
          <StepWords {...place} open={open} />
          <Chevron aria-hidden="true" className="mt-4 text-muted print:hidden" />
        </button>
      </h2>
      <div id={bodyId} hidden={!open} className="px-4 pt-2 pb-6 md:pr-8 md:pl-20">
        {open && children}
      </div>
    </StepPlace>
  );
}

/** Title, state and time; for a completed step one muted line with the date. */
function StepWords({ step, index, when, open }: StepPlaceProps & { open: boolean }) {
  const words = guideSteps[index];
  const done = step.state === 'completed';
  return (
    <span className="grid min-w-0 gap-0.5 py-1">
      <VisuallyHidden>{guideTexts.card(index + 1)}</VisuallyHidden>
      <span className={clsx('font-strong text-heading', open ? 'text-lead md:text-xl' : 'text-base')}>
        {words?.title}
      </span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className="flex flex-wrap items-center gap-x-4 text-small font-normal text-muted">
        <StatusMark
          tone={done ? 'done' : step.state === 'in_progress' ? 'now' : 'todo'}
          className="items-start! whitespace-normal!"
        >
          {stateWords(step)}
        </StatusMark>
        {!done && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <span>{words?.duration}</span>
          </>
        )}
      </span>
      {when && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          {when}
        </>
      )}
      {!done && <span className="text-small font-normal text-muted">{stepContents[step.id]}</span>}
    </span>
  );
}

interface LockedStepProps extends StepPlaceProps {
  steps: Guide['steps'];
  /** The content to read ahead. */
  children: ReactNode;
}

/** A locked step: names the step it waits for and offers Read ahead. */
export function LockedStep({ steps, children, ...place }: LockedStepProps) {
  const { step, index, when } = place;
  const [reading, setReading] = useState(false);
  const words = guideSteps[index];
  const before = steps[index - 1];
  const beforeTitle = guideSteps[index - 1]?.title ?? '';
  return (
    <StepPlace {...place} strong={false}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 p-2 pr-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-4">
        <StepTile step={step} index={index} framed={false} />
        <div className="grid min-w-0 gap-0.5 py-1">
          <h2 id={headId(step.id)} tabIndex={-1} className="scroll-mt-24 text-base">
            <VisuallyHidden>{guideTexts.card(index + 1)}</VisuallyHidden>
            {words?.title}
          </h2>
          <p className="text-small">
            <Lock aria-hidden="true" className="mr-1.5 inline size-5 align-[-0.2em] text-muted" />
            {guideTexts.lockedBefore}
            <Link to={`#${before?.id ?? ''}`}>{beforeTitle}</Link>
            {guideTexts.lockedAfter}
          </p>
          {when && <p>{when}</p>}
          <p className="text-small text-muted">
            {words?.duration}. {stepContents[step.id]}
          </p>
        </div>
        <Button
          variant="quiet"
          className="no-print max-md:col-start-2 max-md:justify-self-start md:self-center"
          aria-label={guideTexts.item.about(guideTexts.readAhead, words?.title ?? '')}
          onClick={() => setReading(true)}
        >
          {guideTexts.readAhead}
        </Button>
      </div>
      <Dialog
        open={reading}
        onOpenChange={setReading}
        title={words?.title}
        description={guideTexts.readAheadNote(beforeTitle)}
        size="wide"
      >
        {children}
      </Dialog>
    </StepPlace>
  );
}
