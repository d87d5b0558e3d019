import { formatDate } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import type { PlanState } from '../contract.ts';
import { planManagementTexts, planName } from '../texts/plan-management.ts';
import type { useChangePlan } from './use-plan.ts';

const texts = planManagementTexts.cancelDialog;

interface CancelPlanDialogProps {
  open: boolean;
  plan: PlanState;
  cancel: ReturnType<typeof useChangePlan>;
  onClose: () => void;
}

/** Asks before a plan ends: what stays until when, and that it can be taken back. Stays open when it failed. */
export function CancelPlanDialog({ open, plan, cancel, onClose }: CancelPlanDialogProps) {
  const until = plan.renews_at ?? plan.ends_at;
  function confirm() {
    cancel.mutate(undefined, {
      onSuccess: (changed) => {
        notify.success(
          texts.done,
          changed.ends_at ? texts.doneDetail(formatDate(changed.ends_at)) : undefined,
        );
        onClose();
      },
      onError: (error) => notify.error(planManagementTexts.actions.failed, error.message),
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
      title={texts.title}
      description={until ? texts.until(planName(plan.plan), formatDate(until)) : texts.after}
      confirmLabel={cancel.isPending ? texts.confirming : texts.confirm}
      cancelLabel={texts.stay}
      tone="danger"
      busy={cancel.isPending}
      onConfirm={confirm}
    >
      <ul className="grid list-disc gap-1.5 pl-6">
        {until && <li>{texts.after}</li>}
        <li>{texts.kept}</li>
        <li>{texts.back}</li>
      </ul>
      {cancel.error && (
        <Alert tone="error" title={planManagementTexts.actions.failed}>
          {cancel.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
