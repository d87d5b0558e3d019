import type { DB } from '#db/generated/types.ts';
import type { Dweller, Recipe, Row, World } from './shapes.ts';

type Counted = Pick<
  DB,
  | 'user_assignments'
  | 'page_views'
  | 'conversion_events'
  | 'performance_metrics'
  | 'visit_rollups'
  | 'visit_returns'
  | 'conversion_rollups'
  | 'conversion_returns'
  | 'experiment_rollups'
>;

/** The recipes of what visitors did and the figures of it: two visitors, seen on one page each. */
export function trafficRecipes(w: World): Record<keyof Counted, Recipe> {
  const { bob } = w;
  const visits = { a: { session_id: w.visitors[0] }, b: { session_id: w.visitors[1] } };
  const visit = (person: Dweller): Row => ({
    session_id: w.visitors[0],
    visitor_id: w.visitors[0],
    user_id: person.id,
    landing_page_id: w.pages[0],
  });
  const figures = { a: { landing_page_id: w.pages[0] }, b: { landing_page_id: w.pages[1] } };
  const toTheOtherPage = () => [{ landing_page_id: w.pages[1] }];
  return {
    user_assignments: {
      ...visits,
      insert: (person) => ({
        session_id: person.session,
        visitor_id: person.session,
        experiment_id: w.experiments[0],
        variant_id: w.variants[0],
        user_id: person.id,
      }),
      touch: () => ({ created_at: '2026-01-01' }),
      repoint: () => [{ user_id: bob.id }],
    },
    page_views: {
      ...visits,
      insert: visit,
      touch: () => ({ bounce: true }),
      repoint: () => [{ user_id: bob.id }],
    },
    conversion_events: {
      ...visits,
      insert: (person) => ({ ...visit(person), event_type: 'sign_up' }),
      touch: () => ({ conversion_funnel_step: 3 }),
      repoint: () => [{ user_id: bob.id }],
    },
    performance_metrics: {
      ...figures,
      insert: () => ({ landing_page_id: w.pages[0], metric_date: '2026-11-03' }),
      touch: () => ({ revenue: 100 }),
      repoint: toTheOtherPage,
    },
    visit_rollups: {
      ...figures,
      insert: () => aVisitRollup(w.pages[0], '2026-11-03'),
      touch: () => ({ views: 100 }),
      repoint: toTheOtherPage,
    },
    visit_returns: {
      ...figures,
      insert: () => aVisitReturn(w.pages[0], '2026-11-03'),
      touch: () => ({ visitors: 100 }),
      repoint: toTheOtherPage,
    },
    conversion_rollups: {
      ...figures,
      insert: () => aConversionRollup(w.pages[0], '2026-11-03'),
      touch: () => ({ revenue: 100 }),
      repoint: toTheOtherPage,
    },
    conversion_returns: {
      ...figures,
      insert: () => aConversionReturn(w.pages[0], '2026-11-03'),
      touch: () => ({ visitors: 100 }),
      repoint: toTheOtherPage,
    },
    experiment_rollups: {
      a: { variant_id: w.variants[0] },
      b: { variant_id: w.variants[1] },
      insert: () => anExperimentRollup(w.experiments[0], w.variants[0], '2026-11-03'),
      touch: () => ({ visitors: 100 }),
      repoint: () => [{ experiment_id: w.experiments[1], variant_id: w.variants[1] }],
    },
  };
}

const key = (page: string, day: string) => ({
  dimension: 'all' as const,
  value: '',
  landing_page_id: page,
  day,
});
export const aVisitRollup = (page: string, day: string) => ({
  ...key(page, day),
  views: 1,
  visitors: 1,
  bounces: 0,
  seconds: 0,
});
export const aConversionRollup = (page: string, day: string) => ({
  ...key(page, day),
  event_type: 'sign_up',
  events: 1,
  visitors: 1,
  revenue: 0,
});
const pair = (page: string, day: string) => ({ ...key(page, day), previous_day: '2026-10-30', visitors: 1 });
export const aVisitReturn = pair;
export const aConversionReturn = (page: string, day: string) => ({
  ...pair(page, day),
  event_type: 'sign_up',
});
export const anExperimentRollup = (experiment_id: string, variant_id: string, day: string) => ({
  experiment_id,
  variant_id,
  day,
  visitors: 1,
});
