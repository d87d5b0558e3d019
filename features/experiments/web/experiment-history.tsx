import { formatCount, formatDateTime, formatShare, formatShortDate } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import type { StatusChange } from '../contract/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import type { Results } from './verdict.tsx';

const { statuses, results } = officeExperimentTexts;

const { timeline: texts, verdict } = results;

/** Status changes with author, newest first. */
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

const { split: splitTexts } = officeExperimentTexts.results;

/** Visitors per variant and day, newest first: shows on which day a wrong split began. */
export function DailySplit({ results: { daily, experiment } }: { results: Results }) {
  return (
    <Card padded={false} aria-labelledby="split-title">
      <CardHeader
        id="split-title"
        title={splitTexts.title}
        aside={splitTexts.zone}
        className="border-b border-line px-4 py-3"
      />
      {daily.length === 0 ? (
        <p className="p-4 text-muted">{splitTexts.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section className="max-h-112 overflow-y-auto" tabIndex={0} aria-label={splitTexts.caption}>
          <Table caption={splitTexts.caption} cardsWhenNarrow={false}>
            <Thead>
              <Th className="top-0!">{splitTexts.day}</Th>
              {experiment.variants.map(({ id, variant_name }) => (
                <Th key={id} numeric className="top-0!">
                  {variant_name}
                </Th>
              ))}
            </Thead>
            <Tbody>
              {daily.toReversed().map(({ day, visitors }) => {
                const all = visitors.reduce((sum, one) => sum + one, 0);
                return (
                  <Tr key={day}>
                    <Td>
                      <time dateTime={day}>{formatShortDate(`${day}T12:00:00`)}</time>
                    </Td>
                    {experiment.variants.map(({ id }, at) => (
                      <Td key={id} numeric>
                        {formatCount(visitors[at] ?? 0)}{' '}
                        <span className="text-muted">
                          {splitTexts.share(formatShare(all === 0 ? 0 : (visitors[at] ?? 0) / all))}
                        </span>
                      </Td>
                    ))}
                  </Tr>
                );
              })}
            </Tbody>
          </Table>
        </section>
      )}
    </Card>
  );
}
