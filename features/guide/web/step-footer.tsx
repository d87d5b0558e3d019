import { useMutationState } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatSaved } from '#platform/browser/format.ts';
import { useOnline } from '#platform/browser/online.ts';
import { offlineTexts } from '#platform/shared/texts/offline.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { notify } from '#ui/notify.ts';
import type { Guide } from '../contract.ts';
import { guideRefusal, partsLeft, stepOf } from '../rules/guide.ts';
import type { GuideStepId } from '../rules/guide-items.ts';
import { guideTexts } from '../texts/guide.ts';
import { uploadRequired } from '../texts/guide-nif.ts';
import { factsOf, type GuideTick, setGuideItemKey } from './queries.ts';
import type { Step } from './step-place.tsx';
import { useSetGuideItem } from './use-guide.ts';

const texts = guideTexts.complete;

interface StepFooterProps {
  guide: Guide;
  step: Step;
  onPrint: () => void;
}

/** Below an open step: Complete or Reopen, when it was saved, Print. */
export function StepFooter({ guide, step, onPrint }: StepFooterProps) {
  const ticked = guide.completed[step.id] !== undefined;
  return (
    <div className="no-print grid gap-3 border-t border-line pt-4">
      {step.state !== 'completed' && <CompleteStep guide={guide} step={step} />}
      <div className="flex flex-wrap items-center">
        <SavedLine guide={guide} step={step.id} />
        <div className="flex flex-wrap gap-x-6">
          {step.state === 'completed' && ticked && <Reopen guide={guide} step={step} />}
          <Button variant="quiet" onClick={onPrint}>
            <Printer aria-hidden="true" />
            {guideTexts.plan.printStep}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Reopen({ guide, step }: Omit<StepFooterProps, 'onPrint'>) {
  const { set } = useSetGuideItem(guide.application_id);
  return (
    <Button variant="quiet" onClick={() => void set(step.id, false)}>
      {texts.reopen}
    </Button>
  );
}

/** The NIF checklist completes itself with its last item; its button appears only after reopening. */
function CompleteStep({ guide, step }: Omit<StepFooterProps, 'onPrint'>) {
  const { set, pending } = useSetGuideItem(guide.application_id);
  const reasonId = useId();
  const [asked, setAsked] = useState(false);
  const refusal = guideRefusal(factsOf(guide), step.id);
  if (step.id === 'nif-number' && refusal) return null;
  const reason =
    refusal === 'unfinished'
      ? texts.unfinished(partsLeft(step))
      : refusal === 'not_approved'
        ? texts.notApproved
        : asked && refusal === 'nif_missing'
          ? uploadRequired.detail
          : undefined;
  function complete() {
    if (refusal !== 'nif_missing') return void set(step.id, true);
    setAsked(true);
    notify.info(uploadRequired.title, uploadRequired.detail);
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant={refusal ? 'outline' : 'primary'}
        busy={pending(step.id)}
        unavailable={refusal !== undefined && refusal !== 'nif_missing'}
        aria-describedby={reason ? reasonId : undefined}
        onClick={complete}
      >
        {pending(step.id) ? texts.busy : texts.button}
      </Button>
      {reason && (
        <p id={reasonId} className="text-small text-muted">
          {reason}
        </p>
      )}
    </div>
  );
}

/** When a change in this step was last saved. Empty before the first tick. */
function SavedLine({ guide, step }: { guide: Guide; step: GuideStepId }) {
  const sent = useMutationState({
    filters: { mutationKey: setGuideItemKey },
    select: ({ state: { status, submittedAt, variables } }) => ({
      status,
      submittedAt,
      tick: variables as GuideTick,
    }),
  }).filter(({ tick }) => tick.applicationId === guide.application_id && stepOf(tick.id) === step);
  const online = useOnline();
  const waiting = sent.some(({ status }) => status === 'pending');

  const kept = Object.entries(guide.completed)
    .filter(([id]) => stepOf(id as GuideTick['id']) === step)
    .map(([, at]) => Date.parse(at));
  const answered = sent.filter(({ status }) => status === 'success').map(({ submittedAt }) => submittedAt);
  const latest = Math.max(...kept, ...answered);
  const words = waiting
    ? online
      ? guideTexts.item.saving
      : offlineTexts.ticksWaiting
    : Number.isFinite(latest)
      ? guideTexts.item.saved(formatSaved(new Date(latest)))
      : '';
  const said = useCalm(words);
  return (
    <>
      <p className="no-print mr-6 min-h-6 text-small text-muted empty:mr-0">{words}</p>
      <LiveRegion message={said} />
    </>
  );
}

/**
 * Between announcements, so that quick ticks do not talk over each other; and before each, to skip short-lived ones.
 */
const restMs = 10_000;

const settleMs = 1_000;

/** Throttles a text for screen readers to one change in ten seconds. The last one always arrives. */
function useCalm(words: string): string {
  const [said, setSaid] = useState(words);
  const lastAt = useRef(0);
  useEffect(() => {
    if (words === said) return;
    const wait = Math.max(settleMs, lastAt.current + restMs - Date.now());
    const timer = setTimeout(() => {
      lastAt.current = Date.now();
      setSaid(words);
    }, wait);
    return () => clearTimeout(timer);
  }, [words, said]);
  return said;
}
