import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { ExperimentStatus } from '#features/experiments/rules/experiments.ts';
import { type DemoExperiment, type DemoVariant, demoExperiments } from './experiments.ts';
import { idOf } from './history.ts';

interface Making {
  tx: Transaction<DB>;
  ago(days: number): Date;
  /** Who made and started them. */
  admin: string;
}

/** The experiments of the demo world with their pages, and everybody who saw them. */
export async function addExperiments(making: Making): Promise<void> {
  const { tx, ago } = making;
  const longest = Math.max(...demoExperiments.map(({ startedDaysAgo }) => startedDaysAgo));
  await sql`select app.make_traffic_months(${ago(longest)}::date, ${ago(0)}::date)`.execute(tx);
  for (const experiment of demoExperiments) await addExperiment(making, experiment);
  // Analytics reads figures by day.
  await sql`select app.rebuild_rollups(${ago(longest + 1)}::date, ${ago(-1)}::date)`.execute(tx);
}

async function addExperiment(making: Making, experiment: DemoExperiment): Promise<void> {
  const { tx, ago, admin } = making;
  const { name, description, status, startedDaysAgo, pausedDaysAgo, won } = experiment;
  const id = idOf('experiment', name);
  const created_at = ago(startedDaysAgo + 2);
  for (const variant of experiment.variants) await addPage(making, variant, created_at);
  await tx
    .insertInto('experiments')
    .values({ id, name, description, created_by: admin, created_at })
    .execute();
  await tx
    .insertInto('experiment_variants')
    .values(
      experiment.variants.map((variant, position) => ({
        id: idOf('variant', variant.slug),
        experiment_id: id,
        variant_name: position === 0 ? 'Control' : 'Variant A',
        traffic_weight: 50,
        landing_page_id: idOf('landing page', variant.slug),
        position,
      })),
    )
    .execute();
  const started_at = ago(startedDaysAgo);
  const move = (to: 'active' | 'paused', version: number) =>
    tx.updateTable('experiments').set({ status: to, version, started_at }).where('id', '=', id).execute();
  await move('active', 2);
  if (status === 'paused') await move('paused', 3);
  const change = (from_status: ExperimentStatus | null, to_status: ExperimentStatus, at: Date) => ({
    ...{ experiment_id: id, from_status, to_status, changed_by: admin, changed_at: at },
  });
  await tx
    .insertInto('experiment_changes')
    .values([
      change(null, 'draft', created_at),
      change('draft', 'active', started_at),
      ...(pausedDaysAgo === undefined ? [] : [change('active', 'paused', ago(pausedDaysAgo))]),
    ])
    .execute();
  const until = ago(pausedDaysAgo ?? won?.daysAgo ?? 0.02);
  for (const variant of experiment.variants) await addVisitors(tx, id, variant, started_at, until);
  if (!won) return;
  await complete(making, id, experiment.variants, { at: until, note: won.note });
  await tx
    .insertInto('experiment_changes')
    .values(change('active', 'completed', until))
    .execute();
}

/** The second variant was chosen: what its page shows is at the control's address from then on (decision 0036). */
async function complete(
  { tx, admin }: Making,
  id: string,
  [control, winner]: DemoExperiment['variants'],
  { at, note }: { at: Date; note: string },
): Promise<void> {
  await tx
    .updateTable('experiments')
    .set({
      status: 'completed',
      version: 3,
      ended_at: at,
      decision: 'winner',
      winner_variant_id: idOf('variant', winner.slug),
      decision_note: note,
      decided_by: admin,
      decided_at: at,
    })
    .where('id', '=', id)
    .execute();
  const landing_page_id = idOf('landing page', control.slug);
  const content = JSON.stringify({ sections: [{ type: 'hero', props: winner.hero }] });
  await tx
    .updateTable('landing_pages')
    .set({ content, version: 2, updated_at: at, updated_by: admin, published_at: at })
    .where('id', '=', landing_page_id)
    .execute();
  const { slug, title, hero } = control;
  await tx
    .insertInto('landing_page_versions')
    .values({
      ...{ landing_page_id, number: 2, slug, title, meta_description: hero.subtitle, content },
      ...{ status: 'active', created_by: admin, created_at: at, public_at: at },
    })
    .execute();
}

async function addPage({ tx, admin }: Making, { slug, title, hero }: DemoVariant, at: Date): Promise<void> {
  const written = {
    slug,
    title,
    meta_description: hero.subtitle,
    content: JSON.stringify({ sections: [{ type: 'hero', props: hero }] }),
    status: 'active' as const,
    created_by: admin,
    created_at: at,
  };
  const id = idOf('landing page', slug);
  await tx
    .insertInto('landing_pages')
    .values({ ...written, id, is_active: true, updated_at: at, published_at: at })
    .execute();
  await tx
    .insertInto('landing_page_versions')
    .values({ ...written, landing_page_id: id, number: 1, public_at: at })
    .execute();
}

/** Evenly over the time: everybody sees the page once, and the first ones of each stretch do what is counted. */
async function addVisitors(
  tx: Transaction<DB>,
  experiment: string,
  { slug, visitors, conversions, signUps }: DemoVariant,
  from: Date,
  to: Date,
): Promise<void> {
  const [variant, page] = [idOf('variant', slug), idOf('landing page', slug)];
  const people = sql`(
    select n, md5(${slug} || n)::uuid as visitor,
      ${from}::timestamptz + (${to}::timestamptz - ${from}::timestamptz) * ((n - 0.5) / ${visitors}::float8) as seen
    from generate_series(1, ${visitors}::integer) n) as people`;
  /** referrer, device_type, browser */
  const browsing = sql`case n % 3 when 0 then 'google.com' when 1 then 'facebook.com' end,
    case when n % 5 < 3 then 'mobile' else 'desktop' end,
    (array['Chrome', 'Safari', 'Firefox', 'Other'])[1 + n % 7 % 4]`;
  await sql`insert into user_assignments (experiment_id, variant_id, visitor_id, session_id, created_at)
    select ${experiment}::uuid, ${variant}::uuid, visitor, visitor, seen from ${people}`.execute(tx);
  await sql`insert into page_views (visitor_id, session_id, landing_page_id, experiment_id, variant_id, referrer,
      device_type, browser, page_load_time, time_on_page, bounce, created_at)
    select visitor, visitor, ${page}::uuid, ${experiment}::uuid, ${variant}::uuid,
      ${browsing}, 900 + n * 7919 % 400,
      3 + n * 104729 % 60, 3 + n * 104729 % 60 < 10, seen
    from ${people}`.execute(tx);
  for (const [type, count, step] of [
    ['cta_click', conversions, 2],
    ['sign_up', signUps, 3],
  ] as const)
    await sql`insert into conversion_events (visitor_id, session_id, landing_page_id, experiment_id, variant_id,
        event_type, conversion_funnel_step, referrer, device_type, browser, created_at)
      select visitor, visitor, ${page}::uuid, ${experiment}::uuid, ${variant}::uuid, ${type}, ${step}::integer,
        ${browsing}, seen + interval '40 seconds'
      from ${people}
      where floor(n * ${count}::float8 / ${visitors}) > floor((n - 1) * ${count}::float8 / ${visitors})`.execute(
      tx,
    );
}
