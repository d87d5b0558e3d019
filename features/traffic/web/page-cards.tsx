import { ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#platform/browser/format.ts';
import { Card } from '#ui/card.tsx';
import { Explain } from '#ui/explain.tsx';
import { Tag } from '#ui/tag.tsx';
import { conversionRate, highRate } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import { SaveTable } from './figure-card.tsx';
import type { Analytics, AnalyticsAddress } from './queries.ts';
import { formatDollars, formatRate } from './words.ts';

const { perPage: texts, explain } = officeAnalyticsTexts;

/** The figures of each page. A press on a page's path limits the dashboard to that page. */
export function PageCards({ data, address }: { data: Analytics; address: AnalyticsAddress }) {
  const heading = useId();
  const { page_figures: pages, total } = data;
  const sum = pages.reduce((visitors, page) => visitors + page.visitors, 0);
  return (
    <section aria-labelledby={heading}>
      <div className="flex items-center gap-1 pb-1">
        <h2 id={heading} className="text-lead">
          {texts.title}
        </h2>
        <Explain label={explain.button(texts.title)}>
          <p>{explain.pages}</p>
        </Explain>
        <span className="ml-auto pr-2">
          <SaveTable table="pages" title={texts.title} filter={address.filter} />
        </span>
      </div>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {pages.map(({ page, ...figures }) => (
          <li key={page.id} className="grid grid-cols-1 print:break-inside-avoid">
            <Card padded={false} className="@container px-4 py-3">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
                <h3 className="min-w-0 flex-1 basis-full font-mono sm:basis-0 font-normal wrap-anywhere">
                  <Link
                    to={address.searchWith({ page: page.id })}
                    preventScrollReset
                    title={texts.only(texts.path(page.slug))}
                    className="prose-link inline-flex min-h-control items-center"
                  >
                    {texts.path(page.slug)}
                  </Link>
                </h3>
                <RateTag rate={conversionRate(figures)} />
              </div>
              <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 @max-[14rem]:grid-cols-1!">
                {(
                  [
                    [texts.views, formatCount(figures.views)],
                    [texts.visitors, formatCount(figures.visitors)],
                    [texts.conversions, formatCount(figures.conversions)],
                    [texts.revenue, formatDollars(figures.revenue)],
                  ] as const
                ).map(([name, value]) => (
                  <div key={name}>
                    <dt className="text-small text-muted">{name}</dt>
                    <dd className="font-strong">{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </li>
        ))}
      </ul>
      {pages.length > 1 && sum > total.visitors && (
        <p className="pt-2 text-small text-muted">
          {texts.twice(
            formatCount(pages.length),
            formatCount(sum),
            formatCount(sum - total.visitors),
            formatCount(total.visitors),
          )}
        </p>
      )}
    </section>
  );
}

/** A page's rate; one that is high says so with more than its colour. */
function RateTag({ rate }: { rate: number }) {
  const words = texts.rate(formatRate(rate));
  if (rate <= highRate) return <Tag>{words}</Tag>;
  return (
    <Tag tone="good" icon={ArrowUp}>
      {words}, {texts.high(highRate * 100)}
    </Tag>
  );
}
