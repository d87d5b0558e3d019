import { formatCount } from '#platform/browser/format.ts';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { rateOf } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import type { Moments } from './moments.ts';
import type { Analytics } from './use-analytics.ts';
import { formatDollars, formatRate } from './words.ts';

const { chart: texts, cards, breakdowns } = officeAnalyticsTexts;

/** The curve in figures, newest first; all four that it can show, whichever it shows. */
export function SeriesTable(props: {
  data: Analytics;
  title: string;
  hourly: boolean;
  compare: boolean;
  moments: Moments;
}) {
  const { data, title, hourly, compare, moments } = props;
  const heads = [
    cards.pageViews,
    ...(compare ? [texts.before(cards.pageViews)] : []),
    cards.uniqueVisitors,
    breakdowns.bounceRate,
    cards.conversions,
    cards.revenue,
  ];
  return (
    <Table caption={title}>
      <Thead>
        <Th>{hourly ? texts.hour : texts.day}</Th>
        {heads.map((head) => (
          <Th key={head} numeric>
            {head}
          </Th>
        ))}
      </Thead>
      <Tbody>
        {data.series.toReversed().map((point) => {
          const cells = [
            formatCount(point.views),
            ...(compare ? [formatCount(point.previous.views)] : []),
            formatCount(point.visitors),
            formatRate(rateOf(point.bounces, point.views)),
            formatCount(point.conversions),
            formatDollars(point.revenue),
          ];
          return (
            <Tr key={point.at} className="grid-cols-2">
              <Td className="col-span-2 font-medium">{moments.long(point.at)}</Td>
              {cells.map((cell, index) => (
                <Td key={heads[index]} label={heads[index]} numeric>
                  {cell}
                </Td>
              ))}
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
}
