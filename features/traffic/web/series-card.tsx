import { useId, useState, useSyncExternalStore } from 'react';
import { formatCount } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { rateOf } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import { Curve } from './curve.tsx';
import { FigureCard } from './figure-card.tsx';
import { type Analytics, type AnalyticsAddress, metrics } from './queries.ts';
import { formatDollars, formatMetric, formatRate, formatTick, type Moments } from './words.ts';

const {
  chart: texts,
  range,
  cards,
  explain,
  chart: tableTexts,
  cards: cardTexts,
  breakdowns,
} = officeAnalyticsTexts;

const names = {
  views: cards.pageViews,
  visitors: cards.uniqueVisitors,
  conversions: cards.conversions,
  revenue: cards.revenue,
};

/** The window day by day (or hour by hour), with the one before behind it, and the same as a table. */
export function SeriesCard({
  data,
  address,
  moments,
}: {
  data: Analytics;
  address: AnalyticsAddress;
  moments: Moments;
}) {
  const { filter, metric } = address;
  const hourly = filter.days === '1';
  const compare = useCompare();
  const [asTable, setAsTable] = useState(false);
  const tableId = useId();
  const title = texts.titles[metric][hourly ? 1 : 0];
  const partial = data.today_is_partial;
  const format = (value: number) => formatMetric(metric, value);
  const last = data.series.at(-1);
  const full = partial ? data.series.slice(0, -1) : data.series;
  const peak = full.reduce<(typeof full)[number] | undefined>(
    (best, point) => (point[metric] > (best?.[metric] ?? 0) ? point : best),
    undefined,
  );
  return (
    <FigureCard
      title={title}
      means={[explain.series]}
      table="series"
      filter={filter}
      aside={
        <>
          <Checkbox
            label={<span className="text-small">{texts.compare(range.before[filter.days])}</span>}
            checked={compare}
            onChange={(event) => setCompare(event.target.checked)}
            className="print:hidden"
          />
          <Select
            aria-label={texts.metric}
            value={metric}
            onChange={(event) => address.change({ show: event.target.value })}
            className="w-44 print:hidden"
          >
            {metrics.map((name) => (
              <option key={name} value={name}>
                {names[name]}
              </option>
            ))}
          </Select>
        </>
      }
    >
      <div className="px-4 pt-3 pb-2">
        <Curve
          key={`${filter.days} ${data.generated_at}`}
          label={texts.pointer(title)}
          compare={compare}
          partial={partial}
          format={(value) => formatTick(metric, value)}
          points={data.series.map((point, index) => {
            const soFar = partial && index === data.series.length - 1;
            const words = (soFar ? texts.readingSoFar : texts.reading)(
              moments.long(point.at),
              format(point[metric]),
            );
            return {
              value: point[metric],
              previous: point.previous[metric],
              short: moments.short(point.at),
              reading: compare ? words + texts.readingBefore(format(point.previous[metric])) : words,
            };
          })}
          words={{
            present: texts.present,
            previous: texts.previous,
            soFar: texts.soFar(format(last?.[metric] ?? 0)),
            peak: peak && (hourly ? texts.peakAt : texts.peak)(format(peak[metric]), moments.short(peak.at)),
            hint: texts.hint,
          }}
        />
        <Button
          variant="quiet"
          aria-expanded={asTable}
          aria-controls={tableId}
          onClick={() => setAsTable(!asTable)}
          className="text-small print:hidden"
        >
          {asTable ? texts.hideTable : texts.showTable}
        </Button>
      </div>
      <div id={tableId} className={asTable ? 'border-t border-line' : undefined}>
        {asTable && (
          <SeriesTable data={data} title={title} hourly={hourly} compare={compare} moments={moments} />
        )}
      </div>
    </FigureCard>
  );
}

/** The curve in figures, newest first; all four that it can show, whichever it shows. */
function SeriesTable(props: {
  data: Analytics;
  title: string;
  hourly: boolean;
  compare: boolean;
  moments: Moments;
}) {
  const { data, title, hourly, compare, moments } = props;
  const heads = [
    cardTexts.pageViews,
    ...(compare ? [tableTexts.before(cardTexts.pageViews)] : []),
    cardTexts.uniqueVisitors,
    breakdowns.bounceRate,
    cardTexts.conversions,
    cardTexts.revenue,
  ];
  return (
    <Table caption={title}>
      <Thead>
        <Th>{hourly ? tableTexts.hour : tableTexts.day}</Th>
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

/** Kept per device, as the density of lists is. */
const key = 'rumo-analytics-compare';

const listeners = new Set<() => void>();

// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved = true;

function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'no';
  } catch {
    return unsaved;
  }
}

function setCompare(compare: boolean): void {
  try {
    if (compare) localStorage.removeItem(key);
    else localStorage.setItem(key, 'no');
  } catch {
    unsaved = compare;
  }
  for (const listener of listeners) listener();
}

/** Whether the curve of before is behind the present one; it is until the user takes it away. */
function useCompare(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
