import { type ApplicationStatus, applicationStatus } from '#features/applications/contract/applications.ts';
import { statusLabels } from '#features/applications/texts/office-applications.ts';
import { formatCount } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Anchor } from '#ui/link.tsx';
import { officeTexts } from '../texts/office.ts';

const texts = officeTexts.overview;

const colors: Record<ApplicationStatus, string> = {
  started: 'fill-muted bg-muted',
  in_progress: 'fill-icon-now bg-icon-now',
  under_review: 'fill-link bg-link',
  approved: 'fill-good-text bg-good-text',
  rejected: 'fill-bad-text bg-bad-text',
  completed: 'fill-control bg-control',
};

/** How all cases are spread over the six statuses: a bar for the eye, and the same as links with figures. */
export function ApplicationsByStatus({ counts }: { counts: Partial<Record<string, number>> }) {
  const base = useOfficeBase();
  const rows = applicationStatus.options.map((status) => ({ status, count: counts[status] ?? 0 }));
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <Card padded={false} aria-labelledby="by-status">
      <CardHeader
        id="by-status"
        title={texts.allApplications(formatCount(total))}
        aside={texts.activeMeans}
        className="border-b border-line px-4 py-3"
      />
      {total === 0 ? (
        <p className="p-4">{texts.noApplications}</p>
      ) : (
        <div className="grid gap-3 p-4">
          <Bar rows={rows} total={total} />
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 lg:grid-cols-6">
            {rows.map(({ status, count }) => (
              <li key={status}>
                <Anchor
                  to={`${base}/applications?status=${status}`}
                  className="group block text-ink no-underline"
                >
                  <b className="block text-xl font-strong">{formatCount(count)}</b>
                  <span className="flex items-center gap-1.5 text-muted group-hover:text-link group-hover:underline">
                    <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${colors[status]}`} />
                    {statusLabels[status]}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

interface BarProps {
  rows: { status: ApplicationStatus; count: number }[];
  total: number;
}

function Bar({ rows, total }: BarProps) {
  let before = 0;
  return (
    <svg aria-hidden="true" className="h-5 w-full overflow-hidden rounded-tile">
      {rows.map(({ status, count }) => {
        const x = before;
        before += count;
        return (
          <rect
            key={status}
            x={`${(x / total) * 100}%`}
            width={`${(count / total) * 100}%`}
            height="100%"
            className={`stroke-surface stroke-2 ${colors[status]}`}
          />
        );
      })}
    </svg>
  );
}
