import fc from 'fast-check';
import { conversionValue } from '#features/plans/rules/conversion-values.ts';
import { funnelStepOf } from '#features/traffic/rules/traffic.ts';
import { type Recorded, rowIdOf } from '#features/traffic/server/record.ts';

export const pages = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const minute = 60_000;

/** Moments around which days and months end, some of 23 and 25 hours. */
const starts = [
  '2026-03-07T20:00:00Z',
  '2026-10-31T23:30:00Z',
  '2026-02-28T03:59:00Z',
  '2026-12-30T12:00:00Z',
].map((text) => Date.parse(text));

const dims = [
  { device_type: 'mobile', browser: 'Safari', utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'd7' },
  { device_type: 'desktop', browser: 'Chrome', utm_source: null, utm_medium: null, utm_campaign: null },
  { device_type: 'desktop', browser: 'Firefox', utm_source: 'google', utm_medium: null, utm_campaign: null },
] as const;

const pick = (count: number) => fc.integer({ min: 0, max: count - 1 });
const step = fc.record({
  /** Mostly moments, sometimes days. */
  pass: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 3 * minute }) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 12 * 60 * minute }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 9 * 24 * 60 * minute }) },
  ),
  visitor: pick(4),
  visit: pick(3),
  page: pick(pages.length),
  event: pick(40),
  dims: pick(dims.length),
  referrer: fc.constantFrom(null, 'google.com', 'expat.example'),
  seconds: fc.integer({ min: 0, max: 40 }),
  kind: fc.constantFrom('view', 'view', 'view', 'leave', 'leave', 'click', 'sign_up', 'subscription'),
  /** Goes with the step before it, in one batch. */
  together: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Batches of events with the moment of each, in order. Ids are few, so that events repeat. */
export const randomTraffic: fc.Arbitrary<{ at: Date; batch: Recorded[] }[]> = fc
  .record({ start: fc.constantFrom(...starts), steps: fc.array(step, { minLength: 5, maxLength: 45 }) })
  .map(({ start, steps }) => {
    let now = start;
    const batches: { at: Date; batch: Recorded[] }[] = [];
    for (const one of steps) {
      const last = batches.at(-1);
      if (one.together && last) {
        last.batch.push(recorded(one));
        continue;
      }
      now += one.pass;
      batches.push({ at: new Date(now), batch: [recorded(one)] });
    }
    return batches;
  });

const id = (kind: number, n: number) => `00000000-000${kind}-4000-8000-${String(n).padStart(12, '0')}`;

function recorded(one: Step): Recorded {
  const visitor_id = id(1, one.visitor);
  const session_id = id(2, one.visitor * 10 + one.visit);
  const landing_page_id = pages[one.page] ?? '';
  const row = { visitor_id, session_id, landing_page_id };
  const eventId = rowIdOf(visitor_id, id(3, one.event));
  if (one.kind === 'leave') return { kind: 'leave', row: { ...row, view_id: eventId, seconds: one.seconds } };
  if (one.kind === 'view')
    return {
      kind: 'view',
      row: {
        id: eventId,
        ...row,
        ...(dims[one.dims] ?? dims[0]),
        utm_content: null,
        utm_term: null,
        referrer: one.referrer,
        user_agent: 'Other',
      },
    };
  if (one.kind === 'click')
    return {
      kind: 'conversion',
      row: {
        id: eventId,
        ...row,
        event_type: 'cta_click',
        conversion_funnel_step: 2,
        device_type: 'mobile',
        browser: 'Other',
      },
    };
  const event_type = one.kind === 'sign_up' ? 'sign_up' : 'subscription_started';
  const value = conversionValue(event_type, 'standard');
  return {
    kind: 'conversion',
    row: {
      id: eventId,
      visitor_id,
      event_type,
      conversion_funnel_step: funnelStepOf(event_type),
      ...(value && { event_value: value.amount, currency: value.currency }),
    },
  };
}
