import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { confirmationTexts as texts } from '../../texts/guide-confirmation.ts';
import { panelTexts } from '../../texts/guide-panel.ts';
import { Points } from '../points.tsx';

interface ConfirmationProps {
  /** Which of the two pages. */
  of: 'online-application' | 'settlement';
  application: Application;
  /** When its last part was checked off. */
  doneAt: string | undefined;
  /** What comes next has come: our team has decided. */
  over?: boolean;
  /** What is special about this wait. */
  children?: ReactNode;
}

/** What a finished step leaves behind: the reference, what happens next and when, whom to ask, a page to keep. */
export function Confirmation({ of, application, doneAt, over, children }: ConfirmationProps) {
  const { title, lead, steps } = texts[of];
  return (
    <>
      <PageHeader title={title} lead={lead} className="pt-2! md:pt-4!" />
      {/* What to know on the left; what one can do on the right, or below it. */}
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
