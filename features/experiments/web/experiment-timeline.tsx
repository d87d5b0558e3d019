import { formatDateTime } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import type { StatusChange } from '../contract/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';

const { statuses, results } = officeExperimentTexts;
const { timeline: texts, verdict } = results;

/** When it ran, and who said so; newest first. */
export function ExperimentTimeline({ changes }: { changes: readonly StatusChange[] }) {
  return (
    <Card aria-labelledby="timeline-title" className="grid content-start gap-3">
      <CardHeader id="timeline-title" title={texts.title} />
      <ol className="grid gap-3">
        {changes.map(({ from, to, by, at }) => (
          <li key={at + to} className="grid gap-0.5 border-t border-line-soft pt-3 first:border-0 first:pt-0">
            <b className="font-strong">{from ? texts.changed(statuses[from], statuses[to]) : texts.began}</b>
            <span className="text-small text-muted">
              {verdict.decidedBy(by ?? verdict.deleted, formatDateTime(at))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
