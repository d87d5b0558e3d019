import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import type { Guide } from '../contract.ts';
import { guideRefusal } from '../rules/guide.ts';
import { guideTexts } from '../texts/guide.ts';
import { nifDocumentTexts, uploadRequired } from '../texts/guide-nif.ts';
import { factsOf } from './guide-facts.ts';
import { SavedLine } from './saved-line.tsx';
import type { Step } from './step-place.tsx';
import { useSetGuideItem } from './use-guide.ts';

const texts = guideTexts.complete;

interface StepFooterProps {
  guide: Guide;
  step: Step;
  onPrint: () => void;
}

/** The end of an open step: complete it, or open it again; when it was saved; print it. */
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

/** The NIF checklist completes by itself with its last action; its button stands only after it was reopened. */
function CompleteStep({ guide, step }: Omit<StepFooterProps, 'onPrint'>) {
  const { set, pending } = useSetGuideItem(guide.application_id);
  const reasonId = useId();
  const [asked, setAsked] = useState(false);
  const refusal = guideRefusal(factsOf(guide), step.id);
  if (step.id === 'nif-number' && refusal) return null;
  const reason =
    refusal === 'unfinished'
      ? texts.unfinished(step.total - step.done)
      : refusal === 'not_approved'
        ? texts.notApproved
        : asked && refusal === 'nif_missing'
          ? uploadRequired.detail
          : undefined;
  async function complete() {
    if (refusal === 'nif_missing') {
      setAsked(true);
      return notify.info(uploadRequired.title, uploadRequired.detail);
    }
    const taken = await set(step.id, true);
    const { title, detail } = nifDocumentTexts.complete;
    if (taken && step.id === 'nif-document') notify.success(title, detail);
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant={refusal ? 'outline' : 'primary'}
        busy={pending(step.id)}
        unavailable={refusal !== undefined && refusal !== 'nif_missing'}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => void complete()}
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
