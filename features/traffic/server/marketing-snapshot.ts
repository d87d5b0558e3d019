import type { DrawnExperiment } from '#features/experiments/rules/draw.ts';
import type { PublishedPage } from '#features/pages/contract/pitch.ts';
import { settingsOf } from '#features/settings/server/settings.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Services } from '#platform/server/platform.ts';

export interface RunningExperiment extends DrawnExperiment {
  /** In their order: the control first. */
  variants: readonly { id: string; weight: number; landing_page_id: string | null; position: number }[];
}

/** What the public sees of marketing. */
export interface MarketingSnapshot {
  /** Public pages by slug and by id. */
  bySlug: ReadonlyMap<string, PublishedPage>;
  byId: ReadonlyMap<string, PublishedPage>;
  experiments: readonly RunningExperiment[];
  /** By page id, the one experiment that the page is a variant of. */
  experimentOf: ReadonlyMap<string, RunningExperiment>;
  /** The site is closed for all but staff. */
  maintenance: boolean;
}

/** A notification of the database drops the snapshot; after this time it is read again even without one. */
const freshMs = 1_000;
/** While the database does not answer, the old snapshot serves; a request waits at most this long for a new one. */
const patienceMs = 500;

export interface MarketingSnapshots {
  /** Synchronous while fresh. Throws `unavailable` without a snapshot when the database does not answer. */
  current(): MarketingSnapshot | Promise<MarketingSnapshot>;
  /** The database did not answer just now: the snapshot may lack something. */
  inDoubt(): boolean;
}

export function openSnapshots({ clock, database, live, log }: Services): MarketingSnapshots {
  let known: { snapshot: MarketingSnapshot; readAt: number } | undefined;
  let reading: Promise<MarketingSnapshot> | undefined;
  /** A database that failed is not asked again before. */
  let pauseUntil = 0;
  /** Logged already; many requests may find out at once. */
  let isDown = false;
  /** Grows with every change: a read that began before is not fresh. */
  let generation = 0;
  const drop = () => {
    generation += 1;
    if (known) known.readAt = Number.NEGATIVE_INFINITY;
  };
  live.onMarketing(drop);
  live.onSettings(drop);

  async function read(): Promise<MarketingSnapshot> {
    for (;;) {
      const began = generation;
      const readAt = clock().getTime();
      const snapshot = await database.asSystem('read what the public sees', (tx) =>
        readSnapshot(tx, known?.snapshot),
      );
      if (generation !== began) continue;
      known = { snapshot, readAt };
      isDown = false;
      return snapshot;
    }
  }

  function readOnce(): Promise<MarketingSnapshot> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    inDoubt: () => clock().getTime() < pauseUntil,
    current() {
      const now = clock().getTime();
      const age = known ? now - known.readAt : Number.POSITIVE_INFINITY;
      if (known && age >= 0 && age < freshMs) return known.snapshot;
      if (known && now < pauseUntil) return known.snapshot;
      const fresh = readOnce();
      if (!known) return fresh;
      const { snapshot } = known;
      const serveOld = (err?: unknown) => {
        pauseUntil = clock().getTime() + freshMs;
        if (!isDown) log.warn({ err }, 'pages are served as they were last known');
        isDown = true;
        return snapshot;
      };
      const late = Promise.withResolvers<MarketingSnapshot>();
      const timer = setTimeout(() => late.resolve(serveOld()), patienceMs);
      return Promise.race([fresh.catch(serveOld), late.promise]).finally(() => clearTimeout(timer));
    },
  };
}

/** Unchanged rows stay the same objects, because rendered pages are cached by them. */
async function readSnapshot(tx: Tx, before: MarketingSnapshot | undefined): Promise<MarketingSnapshot> {
  const pages = await tx
    .selectFrom('landing_pages')
    .select(['id', 'slug', 'title', 'meta_description', 'content'])
    .select(['pitch_title', 'pitch_text', 'primary_cta', 'secondary_cta'])
    .where('is_active', '=', true)
    .where('status', '=', 'active')
    .execute();
  const experiments = await readExperiments(tx);
  const settings = await tx
    .selectFrom('system_settings')
    .select(['setting_key', 'setting_value'])
    .where('setting_key', '=', 'maintenance_mode')
    .execute();

  const same = pages.map((page): PublishedPage => {
    const old = before?.byId.get(page.id);
    return old && JSON.stringify(old) === JSON.stringify(page) ? old : page;
  });
  return {
    bySlug: new Map(same.map((page) => [page.slug, page])),
    byId: new Map(same.map((page) => [page.id, page])),
    experiments,
    experimentOf: new Map(
      experiments.flatMap((experiment) =>
        experiment.variants.flatMap(({ landing_page_id: page }) =>
          page ? [[page, experiment] as const] : [],
        ),
      ),
    ),
    maintenance: settingsOf(settings).maintenance_mode,
  };
}

async function readExperiments(tx: Tx): Promise<RunningExperiment[]> {
  const rows = await tx
    .selectFrom('experiments')
    .innerJoin('experiment_variants', 'experiment_variants.experiment_id', 'experiments.id')
    .select(['experiments.id as experiment_id', 'traffic_percentage', 'experiment_variants.id'])
    .select(['traffic_weight as weight', 'landing_page_id', 'position'])
    .where('experiments.status', '=', 'active')
    .orderBy('experiments.created_at')
    .orderBy('experiments.id')
    .orderBy('position')
    .execute();
  const experiments = new Map<
    string,
    RunningExperiment & { variants: RunningExperiment['variants'][number][] }
  >();
  for (const { experiment_id: id, traffic_percentage, ...variant } of rows) {
    const experiment = experiments.get(id) ?? { id, traffic_percentage, variants: [] };
    experiments.set(id, experiment);
    experiment.variants.push(variant);
  }
  return [...experiments.values()];
}
