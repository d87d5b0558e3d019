import clsx from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusMark } from '#ui/status-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { guideSteps, guideTexts, stepContents } from '../texts/guide.ts';
import { stateWords } from './state-words.ts';
import { StepPlace, type StepPlaceProps, StepTile } from './step-place.tsx';
import { headId } from './use-open-step.ts';

interface StepCardProps extends StepPlaceProps {
  open: boolean;
  onToggle: () => void;
  /** What is inside, once it is open. */
  children: ReactNode;
}

/** A step that can be worked on, or is done: its whole head opens and closes it. */
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

/** Title, state and time; for a completed step one quiet line with the day. */
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
