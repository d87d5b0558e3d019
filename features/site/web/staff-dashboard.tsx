import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { dashboardTexts } from '../texts/dashboard.ts';

const texts = dashboardTexts.staff;

interface StaffDashboardProps {
  /** Where their office is. */
  office: string;
  /** An application is being started. */
  busy: boolean;
  onStart: () => void;
}

/** For who works here and has no application: opening a page makes none. */
export default function StaffDashboard({ office, busy, onStart }: StaffDashboardProps) {
  return (
    <>
      <h1 className="sr-only">{dashboardTexts.title}</h1>
      <EmptyState
        title={texts.title}
        action={
          <>
            <ButtonLink variant="primary" to={office}>
              {texts.office}
            </ButtonLink>
            <Button variant="quiet" busy={busy} onClick={onStart}>
              {texts.start}
            </Button>
          </>
        }
      >
        <p>{texts.detail}</p>
      </EmptyState>
    </>
  );
}
