import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatCount } from '#platform/browser/format.ts';
import { Explain } from '#ui/explain.tsx';
import { changeOf, conversionRate, type Figures } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import { formatDollars, formatPart, formatPoints, formatRate } from './words.ts';

const { cards, change: changes, explain } = officeAnalyticsTexts;

interface Summary {
  title: string;
  means: string[];
  of: (figures: Figures) => number;
  format: (value: number) => string;
  /** A rate moves by points, everything else by a share of itself. */
  isRate?: boolean;
}

const summaries: readonly Summary[] = [
  {
    title: cards.pageViews,
    means: [explain.pageViews, explain.bounce],
    of: ({ views }) => views,
    format: formatCount,
  },
  {
    title: cards.uniqueVisitors,
    means: [explain.uniqueVisitors],
    of: ({ visitors }) => visitors,
    format: formatCount,
  },
  {
    title: cards.conversionRate,
    means: [explain.conversionRate],
    of: conversionRate,
    format: formatRate,
    isRate: true,
  },
  {
    title: cards.conversions,
    means: [explain.conversions],
    of: ({ conversions }) => conversions,
    format: formatCount,
  },
  { title: cards.revenue, means: [explain.revenue], of: ({ revenue }) => revenue, format: formatDollars },
];

/** The five figures of the window, each with how it moved and what it was. */
export function SummaryCards({
  total,
  previous,
  before,
}: {
  total: Figures;
  previous: Figures;
  /** "the 7 days before". */
  before: string;
}) {
  return (
    <div className="@container">
      <ul
        aria-label={cards.label}
        className="grid grid-cols-2 @max-[17rem]:grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3 xl:grid-cols-5"
      >
        {summaries.map((summary) => (
          <li
            key={summary.title}
            className="bg-surface px-4 py-3 last:col-span-2 xl:last:col-span-1 @max-[17rem]:last:col-span-1 print:break-inside-avoid"
          >
            <h2 className="flex items-center gap-1 text-small font-medium text-muted">
              {summary.title}
              <Explain label={explain.button(summary.title)}>
                {summary.means.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Explain>
            </h2>
            <p className="text-2xl font-strong">{summary.format(summary.of(total))}</p>
            <Change
              {...summary}
              present={summary.of(total)}
              past={summary.of(previous)}
              known={previous.views > 0 || previous.conversions > 0 || previous.revenue > 0}
              before={before}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Change(props: Summary & { present: number; past: number; known: boolean; before: string }) {
  const { present, past, known, before, format } = props;
  if (!known) {
    return (
      <p className="text-small text-muted">
        {changes.fromNothing}
        <br />
        {changes.none(before)}
      </p>
    );
  }
  const rises = present > past;
  const Arrow = rises ? ArrowUp : ArrowDown;
  return (
    <>
      <p
        className={clsx(
          'flex items-center gap-1 text-small font-medium',
          present === past ? 'text-muted' : rises ? 'text-good-text' : 'text-due-text',
        )}
      >
        {present !== past && <Arrow aria-hidden="true" className="size-4" />}
        {inWords(props)}
      </p>
      <p className="text-small text-muted">{changes.before(format(past))}</p>
    </>
  );
}

/** "Up 12.9%", "Down 0.08 points"; from nothing by the whole: "Up $99.00". */
function inWords({ present, past, isRate, format }: Summary & { present: number; past: number }): string {
  if (present === past) return changes.same;
  const share = changeOf(present, past);
  const amount = isRate
    ? changes.points(formatPoints(Math.abs(present - past)))
    : share === undefined
      ? format(present)
      : formatPart(Math.abs(share));
  return present > past ? changes.up(amount) : changes.down(amount);
}
