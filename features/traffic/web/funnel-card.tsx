import { formatCount } from '#platform/browser/format.ts';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { funnelRows } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import { eventNames } from '../texts/office-event-names.ts';
import { FigureCard, PartBar } from './figure-card.tsx';
import type { Analytics, AnalyticsFilter } from './queries.ts';
import { formatRate } from './words.ts';

const { funnel: texts, explain } = officeAnalyticsTexts;

/** How far people went. There only when a visitor did something. */
export function FunnelCard({ data, filter }: { data: Analytics; filter: AnalyticsFilter }) {
  const rows = funnelRows(data.funnel);
  if (!rows) return null;
  return (
    <FigureCard
      title={texts.title}
      means={[explain.funnel]}
      table="funnel"
      filter={filter}
      aside={<p className="text-small text-muted">{texts.scale}</p>}
    >
      <Table caption={texts.title}>
        <Thead>
          <Th>{texts.step}</Th>
          <Th aria-hidden="true" className="w-1/4 max-sm:hidden" />
          <Th numeric>{texts.visitors}</Th>
          <Th numeric>{texts.ofFirst}</Th>
          <Th numeric>{texts.ofBefore}</Th>
          <Th numeric>{texts.lost}</Th>
        </Thead>
        <Tbody>
          {rows.map(({ step, visitors, ofFirst, ofBefore, lost }) => (
            <Tr key={step} className="grid-cols-2">
              <Td className="col-span-2">{eventNames[step]}</Td>
              <Td aria-hidden="true" className="col-span-2">
                <PartBar part={ofFirst} thick />
              </Td>
              <Td label={texts.visitors} numeric>
                <b className="font-strong">{formatCount(visitors)}</b>
              </Td>
              <Td label={texts.ofFirst} numeric>
                {formatRate(ofFirst)}
              </Td>
              <Td label={ofBefore === undefined ? undefined : texts.ofBefore} numeric>
                {ofBefore !== undefined && (
                  <span className="inline-flex items-center gap-3">
                    <PartBar part={ofBefore} className="max-sm:hidden" />
                    <span className="min-w-16">{formatRate(ofBefore)}</span>
                  </span>
                )}
              </Td>
              <Td label={lost === undefined ? undefined : texts.lost} numeric className="text-muted">
                {lost !== undefined && lostWords(lost)}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </FigureCard>
  );
}

/** A minus as wide as the plus; more than came before is told as more. */
function lostWords(lost: number): string {
  if (lost === 0) return '0';
  return lost > 0 ? `\u2212${formatCount(lost)}` : `+${formatCount(-lost)}`;
}
