import type { OfficeApplication } from '#features/applications/contract/applications.ts';
import { useNextInQueue } from '#features/queue/web/next-in-queue.tsx';
import { nameOf, waitingWords } from '#features/queue/web/waiting-words.ts';
import { CaseReview } from '#features/reviews/web/case-review.tsx';

/** The Documents tab of a case, with the way to what comes behind the case in the queue. */
export function DocumentsTab({ application: { id, applicant_name } }: { application: OfficeApplication }) {
  const { next, to, go } = useNextInQueue(id);
  return (
    <CaseReview
      applicationId={id}
      applicantName={applicant_name}
      next={next && { name: nameOf(next), what: waitingWords(next), to }}
      onGoOn={() => go()}
    />
  );
}
