import clsx from 'clsx';
import { ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '#platform/browser/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import {
  type Breakdown,
  conversionRate,
  type Figures,
  highRate,
  rateOf,
  sourceTags,
} from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import { FigureCard, PartBar } from './figure-card.tsx';
import type { Analytics, AnalyticsAddress } from './queries.ts';
import { formatPart, formatRate, inAddress, wordsOf } from './words.ts';

const { breakdowns: texts, explain, perPage } = officeAnalyticsTexts;

/** Where a row is a card its figures are in two columns. */
const inTwo = 'grid-cols-2';

/** Where visitors came from, or with what. A value is a link that shows only its visitors. */
export function BreakdownCard({
  breakdown,
  data,
  address,
}: {
  breakdown: Breakdown;
  data: Analytics;
  address: AnalyticsAddress;
}) {
  const { rows, total } = data[breakdown];
  const heads = breakdown === 'source' ? texts.tags : [texts.heads[breakdown]];
  return (
    <FigureCard
      title={texts[breakdown]}
      means={[explain[breakdown], explain.bounce]}
      table={breakdown}
      filter={address.filter}
      aside={breakdown === 'source' && <FoldSwitch address={address} />}
    >
      {rows.length === 0 ? (
        <p className="p-4 text-muted">{texts.none}</p>
      ) : (
        <Table caption={texts[breakdown]}>
          <Thead>
            {heads.map((head) => (
              <Th key={head}>{head}</Th>
            ))}
            <Th numeric>{texts.visitors}</Th>
            <Th numeric>{texts.share}</Th>
            <Th numeric>{texts.conversions}</Th>
            <Th numeric>{texts.rate}</Th>
            <Th numeric>{texts.bounceRate}</Th>
          </Thead>
          <Tbody>
            {rows.map(({ value, ...figures }) => (
              <Tr key={value} className={inTwo}>
                <Value breakdown={breakdown} value={value} address={address} />
                <FigureCells figures={figures} whole={data.total.visitors} />
              </Tr>
            ))}
            {rows.length > 1 && (
              <Tr className={clsx(inTwo, 'font-strong')}>
                <Td className="col-span-2">{texts.all[breakdown]}</Td>
                {heads.slice(1).map((head) => (
                  <Td key={head} className="max-sm:hidden" />
                ))}
                <FigureCells figures={data.total} whole={data.total.visitors} />
              </Tr>
            )}
          </Tbody>
        </Table>
      )}
      {total > rows.length && (
        <p className="border-t border-line px-4 py-2 text-small text-muted">
          {texts.more(formatCount(rows.length), formatCount(total))}
        </p>
      )}
    </FigureCard>
  );
}

/** Counts sources without regard to upper and lower case. A source that was chosen is no longer one of the others. */
function FoldSwitch({ address }: { address: AnalyticsAddress }) {
  return (
    <Checkbox
      label={<span className="text-small">{texts.fold}</span>}
      checked={address.filter.fold === 'yes'}
      onChange={({ target }) =>
        address.change({ fold: target.checked ? 'yes' : undefined, source: undefined })
      }
      className="print:hidden"
    />
  );
}

function Value({
  breakdown,
  value,
  address,
}: {
  breakdown: Breakdown;
  value: string;
  address: AnalyticsAddress;
}) {
  const words = wordsOf(breakdown, value);
  const [first, ...rest] = breakdown === 'source' ? sourceTags(value) : [value];
  return (
    <>
      <Td className="col-span-2 break-words">
        <Link
          to={address.searchWith({ [breakdown]: inAddress(breakdown, value) })}
          preventScrollReset
          aria-label={texts.only(words)}
          title={texts.only(words)}
          className="prose-link inline-flex min-h-control items-center"
        >
          {breakdown === 'source' && value !== '||' ? first || texts.noValue : words}
        </Link>
      </Td>
      {rest.map((tag, index) => (
        <Td
          key={texts.tags[index + 1]}
          label={tag ? texts.tags[index + 1] : undefined}
          className="break-words text-muted"
        >
          {tag || <span className="max-sm:hidden">{texts.noValue}</span>}
        </Td>
      ))}
    </>
  );
}

function FigureCells({ figures, whole }: { figures: Figures; whole: number }) {
  const share = rateOf(figures.visitors, whole);
  const rate = conversionRate(figures);
  return (
    <>
      <Td label={texts.visitors} numeric>
        {formatCount(figures.visitors)}
      </Td>
      <Td label={texts.share} numeric>
        <span className="inline-flex items-center gap-3">
          <PartBar part={share} className="max-sm:hidden" />
          <span className="min-w-14">{formatPart(share)}</span>
        </span>
      </Td>
      <Td label={texts.conversions} numeric>
        {formatCount(figures.conversions)}
      </Td>
      <Td label={texts.rate} numeric>
        {rate > highRate ? (
          <span
            title={perPage.high(highRate * 100)}
            className="inline-flex items-center gap-1 align-bottom font-strong text-good-text"
          >
            <ArrowUp aria-hidden="true" className="size-4" />
            {formatRate(rate)}
            <span className="sr-only">, {perPage.high(highRate * 100)}</span>
          </span>
        ) : (
          formatRate(rate)
        )}
      </Td>
      <Td label={texts.bounceRate} numeric>
        {formatRate(rateOf(figures.bounces, figures.views))}
      </Td>
    </>
  );
}
