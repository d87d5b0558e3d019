import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { DecisionCard } from '#features/applications/web/decision-card.tsx';
import { LeadingFact } from '#features/facts/web/fact-note.tsx';
import { submittedAt } from '#features/schedule/rules/next-action.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-view.tsx';
import type { Guide } from '../contract.ts';
import { guideItems } from '../rules/guide-items.ts';
import { confirmationTexts as texts } from '../texts/guide-confirmation.ts';
import { panelTexts } from '../texts/guide-panel.ts';
import { Points } from './checklist.tsx';
import { DecisionNote } from './guide-dates.tsx';
import { factsOf, guideQuery } from './queries.ts';

interface ConfirmationPageProps {
  of: 'online-application' | 'settlement';
  application: Application;
}

/** The confirmation page of a completed step; redirects to the step if it is not completed. */
export function ConfirmationPage({ of, application }: ConfirmationPageProps) {
  const query = useQuery(guideQuery(application.id));
  const guide = query.data;
  if (!guide)
    return (
      <>
        <Heading />
        <QueryState query={query} loading={texts.loading} failed={texts.failed} size="page" />
      </>
    );

  const times = guideItems[of].map((id) => guide.completed[id] ?? '').sort();
  // An unticked item has an empty time, which sorts first.
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
  const decided = submittedAt(factsOf(guide)) === null;
  return (
    <Confirmation of={of} application={application} doneAt={doneAt} over={decided}>
      {decided ? <DecisionCard application={application} /> : <WaitingCard guide={guide} />}
    </Confirmation>
  );
}

const Heading = () => <h1 className="sr-only">{texts.heading}</h1>;

interface ConfirmationProps {
  of: 'online-application' | 'settlement';
  application: Application;
  /** When the step's last item was ticked. */
  doneAt: string | undefined;
  /** The team has decided: the wait is over. */
  over?: boolean;
  children?: ReactNode;
}

/** The reference, what happens next and when, where to ask, and a page to print. */
function Confirmation({ of, application, doneAt, over, children }: ConfirmationProps) {
  const { title, lead, steps } = texts[of];
  return (
    <>
      <PageHeader title={title} lead={lead} className="pt-2! md:pt-4!" />
      {/* Facts on the left; actions on the right, or below. */}
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-8 print:block">
        <div className="grid gap-6 lg:gap-8">
          <Card>
            <dl>
              <dt className="text-small text-muted">{texts.reference.label}</dt>
              <dd className="text-xl font-strong tabular-nums">{application.id.slice(0, 8)}</dd>
              <dd className="text-small text-muted">{texts.reference.hint}</dd>
            </dl>
            {application.applicant_name && (
              <p className="mt-2 [overflow-wrap:anywhere]">{texts.for(application.applicant_name)}</p>
            )}
            {doneAt && <p className="mt-2">{texts.when(formatDate(doneAt))}</p>}
          </Card>
          {children}
          {!over && (
            <Card className="grid gap-3">
              <CardHeader title={texts.next} />
              <Points points={steps} />
            </Card>
          )}
        </div>
        <div className="no-print grid gap-6 lg:gap-8">
          <Card className="grid justify-items-start gap-3">
            <CardHeader title={texts.contact.title} />
            <p>{texts.contact.text}</p>
            <ButtonLink to="/contact">{texts.contact.action}</ButtonLink>
          </Card>
          <Card className="grid justify-items-start gap-3">
            <CardHeader title={texts.record.title} />
            <p>{texts.record.text}</p>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {texts.record.print}
            </Button>
            {of === 'settlement' && (
              <Link to="/visa-process/panel" className="inline-flex min-h-control items-center">
                {panelTexts.link}
              </Link>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}

const waitingTexts = texts['online-application'].waiting;

/** Which day of the wait it is, that nothing is to be done, and from when on to ask. */
const WaitingCard = ({ guide }: { guide: Guide }) => (
  <Card className="grid gap-3">
    <h2 className="text-xl">{waitingTexts.title}</h2>
    <DecisionNote guide={guide} />
    <p>{waitingTexts.calm}</p>
    <LeadingFact fact="processing-time" specified={waitingTexts.specified} />
  </Card>
);
