import { expect, test } from 'vitest';
import { officeMarkup, wordsInEach } from '#tests/support/office-markup.tsx';
import type { FunnelStep } from '../rules/traffic.ts';
import { FunnelCard } from './funnel-card.tsx';
import { PageCards } from './page-cards.tsx';
import type { Analytics, AnalyticsAddress } from './queries.ts';
import { formatDollars, formatRate } from './words.ts';

const filter = { days: '7' } as const;
const address = { filter, searchWith: () => '?page=one' } as unknown as AnalyticsAddress;

function cardOf(converted: number): string {
  const figures = { views: 1500, visitors: 1000, bounces: 0, conversions: 30, converted, revenue: 1234.5 };
  const data = {
    page_figures: [{ page: { id: 'one', slug: 'from-texas' }, ...figures }],
    total: figures,
  } as unknown as Analytics;
  const [card = ''] = wordsInEach(officeMarkup(<PageCards data={data} address={address} />), 'li');
  return card;
}

test('a card of a page says its path, views, visitors, conversions, revenue in dollars and its rate', () => {
  expect(cardOf(10)).toBe(
    '/pitches/from-texas Rate 1.00% Views 1,500 Visitors 1,000 Conversions 30 Revenue $1,234.50',
  );
  expect([formatRate(0.011_149), formatDollars(99)]).toEqual(['1.11%', '$99.00']);
});

test('the badge is highlighted above 2%, and not at 2%', () => {
  expect(cardOf(20)).not.toContain('Above 2%');
  expect(cardOf(21)).toContain('Rate 2.10%, Above 2%');
});

test('the funnel has a bar for each step, and is not there while nothing happened', () => {
  const funnelOf = (steps: [FunnelStep, number][]) => {
    const data = { funnel: steps.map(([step, visitors]) => ({ step, visitors })) } as unknown as Analytics;
    return officeMarkup(<FunnelCard data={data} filter={filter} />);
  };
  expect(funnelOf([['view', 0]])).toBe('');
  const shown = funnelOf([
    ['view', 200],
    ['cta_click', 50],
  ]);
  expect(shown).toContain('Conversion Funnel');
  const bars = [...shown.matchAll(/<rect width="(\d+)" height="10" class="fill-bar">/g)];
  expect(bars.slice(0, 2).map(([, width]) => width)).toEqual(['100', '25']);
  expect(wordsInEach(shown, 'td')).toContain('25.00%');
});
