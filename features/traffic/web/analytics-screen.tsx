import { X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { analyticsRanges, type Breakdown, breakdowns } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { PageCards } from './page-cards.tsx';
import { type Analytics, type AnalyticsAddress, useAnalytics, useAnalyticsFilter } from './queries.ts';
import { SeriesCard } from './series-card.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { type Moments, momentsOf, wordsOf } from './words.ts';

const texts = officeAnalyticsTexts;

/** The dashboard: window and page at the top, filters as chips, then the figures. */
export function AnalyticsScreen() {
  const address = useAnalyticsFilter();
  const { filter } = address;
  const query = useAnalytics(filter);
  const { data, isPlaceholderData } = query;
  const gone = query.error?.code === 'not_found';
  const moments = data && momentsOf(data.series[0]?.at.length !== 10, data.time_zone);
  const chosen = data?.pages.find(({ id }) => id === filter.page);
  const isNarrowed = filter.page !== undefined || breakdowns.some((name) => filter[name] !== undefined);
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={
          data &&
          moments && (
            <>
              {texts.window(moments.first(data.from, data.to), moments.last(data.to))}{' '}
              {texts.zone(data.time_zone)}
              {data.today_is_partial && ` ${texts.partial}`}
            </>
          )
        }
        actions={<Choices address={address} pages={data?.pages ?? []} />}
      />
      <FilterChips address={address} page={chosen && texts.perPage.path(chosen.slug)} />
      <QueryView
        // A page that is gone takes its last figures with it.
        query={gone ? { ...query, data: undefined } : query}
        loading={texts.loading}
        skeleton={
          <div className="grid gap-6">
            <Skeleton className="h-28" />
            <Skeleton className="h-72" />
            <Skeleton className="h-48" />
          </div>
        }
        failed={
          gone ? (
            <Card>
              <EmptyState
                title={texts.gonePage.title}
                action={
                  <Button onClick={() => address.change({ page: undefined })}>{texts.gonePage.action}</Button>
                }
              >
                <p>{texts.gonePage.body}</p>
              </EmptyState>
            </Card>
          ) : (
            texts.loadFailed.title
          )
        }
        className="mb-4"
      >
        {(figures) => (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {isEmpty(figures) ? (
              <Card padded={false}>
                <EmptyState
                  title={isNarrowed ? texts.filteredEmpty.title : texts.empty.title}
                  action={isNarrowed && <Button onClick={address.clear}>{texts.filters.clear}</Button>}
                >
                  <p>{isNarrowed ? texts.filteredEmpty.body : texts.empty.body}</p>
                </EmptyState>
              </Card>
            ) : (
              moments && <AnalyticsFigures data={figures} address={address} moments={moments} />
            )}
          </div>
        )}
      </QueryView>
    </>
  );
}

/** Nothing happened, now or before: a dashboard of noughts says less than one sentence. */
function isEmpty({ total, previous, funnel }: Analytics): boolean {
  return total.views === 0 && previous.views === 0 && funnel.every(({ visitors }) => visitors === 0);
}

function Choices({ address, pages }: { address: AnalyticsAddress; pages: Analytics['pages'] }) {
  const { filter, change } = address;
  const isKnown = pages.some(({ id }) => id === filter.page);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Select
        aria-label={texts.range.label}
        value={filter.days}
        onChange={(event) => change({ days: event.target.value })}
        className="w-44 max-sm:flex-1"
      >
        {analyticsRanges.map((days) => (
          <option key={days} value={days}>
            {texts.range.choices[days]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={texts.page.label}
        value={filter.page ?? ''}
        onChange={(event) => change({ page: event.target.value || undefined })}
        className="w-56 max-sm:flex-1"
      >
        <option value="">{texts.page.all}</option>
        {filter.page && !isKnown && <option value={filter.page}>{texts.page.one}</option>}
        {pages.map((page) => (
          <option key={page.id} value={page.id}>
            {nameAmong(pages, page)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Its title, and its path where another page has the same one. */
function nameAmong(pages: Analytics['pages'], { id, title, slug }: Analytics['pages'][number]): string {
  const isAlone = pages.every((other) => other.id === id || other.title !== title);
  return isAlone ? title : texts.page.sameTitle(title, texts.perPage.path(slug));
}

/** Everything on the dashboard under its filters. */
function AnalyticsFigures({
  data,
  address,
  moments,
}: {
  data: Analytics;
  address: AnalyticsAddress;
  moments: Moments;
}) {
  const card = (breakdown: Breakdown) => (
    <BreakdownCard key={breakdown} breakdown={breakdown} data={data} address={address} />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <SummaryCards
        total={data.total}
        previous={data.previous}
        before={officeAnalyticsTexts.range.before[address.filter.days]}
      />
      <SeriesCard data={data} address={address} moments={moments} />
      {data.page_figures.length > 0 && <PageCards data={data} address={address} />}
      <FunnelCard data={data} filter={address.filter} />
      {card('source')}
      {card('referrer')}
      {card('device')}
      {card('browser')}
    </div>
  );
}

const filterTexts = officeAnalyticsTexts.filters;

/** What the figures are narrowed to; a press takes one away. Nothing where there is none. */
function FilterChips({ address, page }: { address: AnalyticsAddress; page: string | undefined }) {
  const { filter } = address;
  const chips = [
    ...(filter.page && page ? [{ name: 'page' as const, value: page }] : []),
    ...breakdowns.flatMap((name) => {
      const value = filter[name];
      return value === undefined ? [] : [{ name, value: wordsOf(name, value) }];
    }),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={filterTexts.label} className="flex flex-wrap items-center gap-2 pb-4">
      {chips.map(({ name, value }) => (
        <li key={name} className="min-w-0">
          <Button
            aria-label={filterTexts.remove(filterTexts.names[name], value)}
            onClick={() => address.change({ [name]: undefined })}
            className="max-w-full bg-tint text-left break-words"
          >
            {filterTexts.chip(filterTexts.names[name], value)}
            <X aria-hidden="true" className="flex-none print:hidden" />
          </Button>
        </li>
      ))}
      <li className="print:hidden">
        <Button variant="quiet" onClick={address.clear}>
          {filterTexts.clear}
        </Button>
      </li>
    </ul>
  );
}
