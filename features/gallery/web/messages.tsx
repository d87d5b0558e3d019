import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { Loading, LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { galleryTexts } from '../texts.ts';
import { Section } from './section.tsx';

const { alerts, empty, problem, loading, sections } = galleryTexts;

export function States() {
  return (
    <Section title={sections.states} wide>
      <div className="grid gap-6 md:grid-cols-2">
        <Card padded={false}>
          <EmptyState
            title={empty.title}
            action={
              <ButtonLink variant="primary" to="/dashboard">
                {empty.action}
              </ButtonLink>
            }
          >
            <p>{empty.detail}</p>
            <p className="text-muted">{empty.more}</p>
          </EmptyState>
        </Card>
        <Card padded={false}>
          <ProblemState
            title={problem.title}
            reference={problem.reference}
            onRetry={() => undefined}
            contact={<Link to="/contact">{problem.contact}</Link>}
          >
            <p>{problem.detail}</p>
          </ProblemState>
        </Card>
      </div>
    </Section>
  );
}

export function Alerts() {
  return (
    <Section title={sections.alerts}>
      <Alert tone="deadline" title={alerts.deadline}>
        {alerts.deadlineDetail}
      </Alert>
      <Alert tone="info" title={alerts.info}>
        {alerts.infoDetail}
      </Alert>
      <Alert tone="error" title={alerts.error} actions={<Button>{uiTexts.tryAgain}</Button>}>
        {alerts.errorDetail}
      </Alert>
      <Alert tone="success" title={alerts.success}>
        {alerts.successDetail}
      </Alert>
    </Section>
  );
}

export function LoadingStates() {
  return (
    <Section title={sections.loading}>
      <Loading label={loading.short} />
      <LoadingArea label={loading.area}>
        <div className="grid gap-3">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-24" />
        </div>
      </LoadingArea>
    </Section>
  );
}
