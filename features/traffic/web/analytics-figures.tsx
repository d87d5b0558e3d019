import type { Breakdown } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import type { Moments } from './moments.ts';
import { PageCards } from './page-cards.tsx';
import { SeriesCard } from './series-card.tsx';
import { SummaryCards } from './summary-cards.tsx';
import type { Analytics } from './use-analytics.ts';
import type { AnalyticsAddress } from './use-analytics-filter.ts';

/** Everything on the dashboard under its filters. */
export function AnalyticsFigures({
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
