import { useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notify.ts';
import { cancelPlan, keepPlan, type PlanState, pausePlan, resumePlan } from '../contract.ts';
import { billingTexts } from '../texts/billing.ts';
import { planName, planManagementTexts as texts } from '../texts/plan-management.ts';
import { priceOf } from './plan-words.ts';
import { useChangePlan } from './queries.ts';

const { status, actions } = texts;

interface PlanStatusProps {
  plan: PlanState;
  managing: boolean;
  onManage: () => void;
}

/** The plan in words: name, next charge, and actions. */
export function PlanStatus({ plan, managing, onManage }: PlanStatusProps) {
  return (
    <Card aria-labelledby="plan-status" className="grid gap-4">
      <CardHeader id="plan-status" title={status.heading} />
      <div className="grid gap-1">
        {sentencesOf(plan).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {plan.grace_until && (
        <Alert
          tone="deadline"
          title={status.grace.title}
          actions={
            <Button busy={managing} onClick={onManage}>
              {status.grace.action}
            </Button>
          }
        >
          <p role="alert">{status.grace.detail(formatDate(plan.grace_until))}</p>
        </Alert>
      )}
      <Actions plan={plan} />
    </Card>
  );
}

/** A refusal shows beside the buttons; the toast repeats it. */
function Actions({ plan }: { plan: PlanState }) {
  const [asking, setAsking] = useState(false);
  const keep = useChangePlan(() => call(keepPlan, {}));
  const pause = useChangePlan(() => call(pausePlan, {}));
  const resume = useChangePlan(() => call(resumePlan, {}));
  const cancel = useChangePlan(() => call(cancelPlan, {}));
  const { can } = plan;
  const run = (change: typeof keep, title: string, detail: string) =>
    change.mutate(undefined, {
      onSuccess: () => notify.success(title, detail),
      onError: (error) => notify.error(actions.failed, error.message),
    });
  const failed = keep.error ?? pause.error ?? resume.error;
  if (!can.cancel && !can.keep && !can.pause && !can.resume) return null;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {can.keep && (
          <Button
            variant="primary"
            busy={keep.isPending}
            onClick={() => run(keep, actions.kept, actions.keptDetail)}
          >
            {keep.isPending ? actions.keeping : actions.keep}
          </Button>
        )}
        {can.resume && (
          <Button
            variant="primary"
            busy={resume.isPending}
            onClick={() => run(resume, actions.resumed, actions.resumedDetail)}
          >
            {resume.isPending ? actions.resuming : actions.resume}
          </Button>
        )}
        {can.pause && (
          <Button busy={pause.isPending} onClick={() => run(pause, actions.paused, actions.pausedDetail)}>
            {pause.isPending ? actions.pausing : actions.pause}
          </Button>
        )}
        {can.cancel && <Button onClick={() => setAsking(true)}>{actions.cancel}</Button>}
      </div>
      <PauseHint plan={plan} />
      {failed && (
        <Alert tone="error" title={actions.failed}>
          {failed.message}
        </Alert>
      )}
      <CancelPlanDialog open={asking} plan={plan} cancel={cancel} onClose={() => setAsking(false)} />
    </>
  );
}

/** What a pause is, or why it is not offered. */
function PauseHint({ plan: { can, pause_refused: refused } }: { plan: PlanState }) {
  const told = refused === 'not_under_review' || refused === 'used_up';
  const hint = can.pause ? actions.pauseHint : told ? billingTexts.pauseRefused[refused] : undefined;
  return hint ? <p className="text-small text-muted">{hint}</p> : null;
}

function sentencesOf(plan: PlanState): string[] {
  const { renews_at, ends_at } = plan;
  if (plan.plan === 'basic') {
    const ended = ends_at && plan.status !== null;
    return ended ? [status.ended(planName('basic'), formatDate(ends_at))] : [status.free];
  }
  const sentences: string[] = [status.active(planName(plan.plan))];
  if (plan.can.keep && ends_at) sentences.push(status.cancelled(formatDate(ends_at)));
  if (plan.paused && plan.paused_at) {
    const since = formatDate(plan.paused_at);
    sentences.push(
      plan.pause_ends_at ? status.paused(since, formatDate(plan.pause_ends_at)) : status.pausedOpen(since),
    );
  }
  if (renews_at && !plan.paused) {
    const price = priceOf(plan.plan);
    sentences.push(
      price ? status.nextCharge(price, formatDate(renews_at)) : status.nextChargeOn(formatDate(renews_at)),
    );
  }
  return sentences;
}

const dialogTexts = texts.cancelDialog;

interface CancelPlanDialogProps {
  open: boolean;
  plan: PlanState;
  cancel: ReturnType<typeof useChangePlan>;
  onClose: () => void;
}

/** Confirms a cancellation: what stays until when, and that it can be undone. Stays open after a failure. */
function CancelPlanDialog({ open, plan, cancel, onClose }: CancelPlanDialogProps) {
  const until = plan.renews_at ?? plan.ends_at;
  function confirm() {
    cancel.mutate(undefined, {
      onSuccess: (changed) => {
        notify.success(
          dialogTexts.done,
          changed.ends_at ? dialogTexts.doneDetail(formatDate(changed.ends_at)) : undefined,
        );
        onClose();
      },
      onError: (error) => notify.error(texts.actions.failed, error.message),
    });
  }
  function close() {
    cancel.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={dialogTexts.title}
      description={until ? dialogTexts.until(planName(plan.plan), formatDate(until)) : dialogTexts.after}
      confirmLabel={cancel.isPending ? dialogTexts.confirming : dialogTexts.confirm}
      cancelLabel={dialogTexts.stay}
      tone="danger"
      busy={cancel.isPending}
      onConfirm={confirm}
    >
      <ul className="grid list-disc gap-1.5 pl-6">
        {until && <li>{dialogTexts.after}</li>}
        <li>{dialogTexts.kept}</li>
        <li>{dialogTexts.back}</li>
      </ul>
      {cancel.error && (
        <Alert tone="error" title={texts.actions.failed}>
          {cancel.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
