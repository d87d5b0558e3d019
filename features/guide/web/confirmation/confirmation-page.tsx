import type { Application } from '#features/applications/contract/applications.ts';
import { DecisionCard } from '#features/applications/web/decision-card.tsx';
import { submittedAt } from '#features/schedule/rules/next-action.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { guideItems } from '../../rules/guide-items.ts';
import { confirmationTexts as texts } from '../../texts/guide-confirmation.ts';
import { factsOf } from '../guide-facts.ts';
import { useGuide } from '../use-guide.ts';
import { Confirmation } from './confirmation.tsx';
import { WaitingCard } from './waiting-card.tsx';

interface ConfirmationPageProps {
  of: 'online-application' | 'settlement';
  application: Application;
}

/** The confirmation of a step, for whoever has checked off all of it; others are sent back to it. */
export function ConfirmationPage({ of, application }: ConfirmationPageProps) {
  const query = useGuide(application.id);
  const guide = query.data;
  if (!guide)
    return (
      <>
        <Heading />
        {query.error ? (
          <ProblemState title={texts.failed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
            <p>{query.error.message}</p>
          </ProblemState>
        ) : (
          <Loading label={texts.loading} />
        )}
      </>
    );

  const times = guideItems[of].map((id) => guide.completed[id] ?? '').sort();
  // The empty time of an open part comes first.
  const doneAt = times[0] && times.at(-1);
  if (!doneAt)
    return (
      <>
        <Heading />
        <EmptyState
          title={texts.unfinished.title}
          action={
            <ButtonLink to={`/visa-process#${of}`} variant="primary">
              {texts.unfinished.action}
            </ButtonLink>
          }
        >
          <p>{texts.unfinished.text}</p>
        </EmptyState>
      </>
    );
  if (of === 'settlement') return <Confirmation of={of} application={application} doneAt={doneAt} />;
  const waitsSince = submittedAt(factsOf(guide));
  return (
    <Confirmation of={of} application={application} doneAt={doneAt} over={waitsSince === null}>
      {waitsSince === null ? <DecisionCard application={application} /> : <WaitingCard sentAt={waitsSince} />}
    </Confirmation>
  );
}

const Heading = () => <h1 className="sr-only">{texts.heading}</h1>;
