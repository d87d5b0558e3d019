import { CheckCheck } from 'lucide-react';
import type { ApplicationStatus, OfficeApplication } from '#features/applications/contract/applications.ts';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { useDecide } from '#features/applications/web/case-changes.ts';
import { DecisionDialog } from '#features/applications/web/decision-dialog.tsx';
import { useNextInQueue } from '#features/queue/web/next-in-queue.tsx';
import type { ApiError } from '#platform/browser/api.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';

const { decision: texts, noName } = officeApplicationTexts;

interface CaseDecisionProps {
  application: OfficeApplication;
  status: ApplicationStatus;
  onClose: () => void;
}

/** The question before a decision about a case, with the way to what comes behind the case in the queue. */
export function CaseDecision(props: CaseDecisionProps) {
  const { go } = useNextInQueue(props.application.id);
  return <DecisionDialog {...props} onGoOn={() => go()} />;
}

/**
 * Approves a complete case without the dialog and opens what comes next in the queue. For 30 seconds the toast takes it back
 * (decision 0130).
 */
export function ApproveAndNext({ application }: { application: OfficeApplication }) {
  const { id, applicant_name } = application;
  const { go } = useNextInQueue(id);
  const decide = useDecide();

  async function approve() {
    try {
      await decide.mutateAsync({ application, status: 'approved', reason: '' });
    } catch (error) {
      if ((error as ApiError).code === 'stale')
        notify.error(texts.staleTitle, `${texts.staleUnknown(applicant_name ?? noName)} ${texts.staleAgain}`);
      return;
    }
    // Who left while the answer was on its way stays where they went.
    if (location.pathname.endsWith(id)) go();
  }
  return (
    <Button
      data-once
      title={officeCaseTexts.approveAndNextHint}
      busy={decide.isPending}
      onClick={() => void approve()}
    >
      {!decide.isPending && <CheckCheck aria-hidden="true" />}
      {officeCaseTexts.approveAndNext}
    </Button>
  );
}
