import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Quoted } from '#ui/quoted.tsx';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import { Tile } from '#ui/tile.tsx';
import type { Application } from '../contract/applications.ts';
import { applicationTexts, statusTexts } from '../texts/applications.ts';

/** The statuses after which staff have looked at the application. */
const tones: Partial<Record<Application['status'], StatusTone>> = {
  under_review: 'waiting',
  approved: 'good',
  rejected: 'bad',
  completed: 'good',
};

export function hasDecisionCard({ status }: Application): boolean {
  return tones[status] !== undefined;
}

/** The team's decision in plain words, their note, and what comes next. */
export function DecisionCard({ application: { status, status_reason } }: { application: Application }) {
  const tone = tones[status] ?? 'waiting';
  const words = statusTexts[status];
  const happy = tone === 'good';
  return (
    <Card aria-labelledby="decision-title" className="flex gap-5 md:gap-6">
      {happy && <Tile figure="house" glaze="gold" className="size-tile max-sm:hidden md:size-20" />}
      <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-3">
        <StatusMark tone={tone} boxed>
          {words.label}
        </StatusMark>
        <h2 id="decision-title" className="display text-2xl wrap-anywhere">
          {words.title}
        </h2>
        {status_reason && (
          <figure className="grid gap-1 rounded-control bg-well p-4">
            <figcaption className="text-small text-muted">{applicationTexts.note}</figcaption>
            <Quoted>{status_reason}</Quoted>
          </figure>
        )}
        <p className="max-w-[60ch]">{words.next}</p>
        {status === 'rejected' && (
          <ButtonLink to="/support" variant="primary">
            {dashboardTexts.journey.contact}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
