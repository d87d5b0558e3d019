import type { DrawnExperiment } from '#features/experiments/rules/draw.ts';
import type { PublishedPage } from '#features/pages/contract/pitch.ts';
import { settingsOf } from '#features/settings/server/settings.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Platform } from '#platform/server/platform.ts';

/** An experiment that visitors take part in now. */
export interface RunningExperiment extends DrawnExperiment {
  /** In their order: the control first. */
  variants: readonly { id: string; weight: number; landing_page_id: string | null; position: number }[];
}

/** All that the public sees of marketing, as it stood at one moment. */
export interface MarketingSnapshot {
  /** Pages that everybody may see, by slug and by id. */
  bySlug: ReadonlyMap<string, PublishedPage>;
  byId: ReadonlyMap<string, PublishedPage>;
  experiments: readonly RunningExperiment[];
  /** The experiment that a page is a variant of, by the page's id: there is one at the most. */
  experimentOf: ReadonlyMap<string, RunningExperiment>;
  /** The site is closed for everybody but staff. */
  maintenance: boolean;
}

/**
 * Any change drops the snapshot by notice of the database; after this time it is read again even without one, should
 * the notice have been lost.
 */
const freshMs = 1_000;
/** While the database does not answer, what is known serves; a request waits for a new answer no longer than this. */
const patienceMs = 500;

export interface MarketingSnapshots {
  /** At once where what is known is fresh. Throws `unavailable` when nothing is known and the database does not answer. */
  current(): MarketingSnapshot | Promise<MarketingSnapshot>;
  /** The database did not answer just now: what is not in the snapshot may be there all the same. */
  inDoubt(): boolean;
}

const ofPlatform = new WeakMap<Platform, MarketingSnapshots>();

/** The one snapshot of this process. */
export function marketingSnapshots(platform: Platform): MarketingSnapshots {
  const known = ofPlatform.get(platform);
  if (known) return known;
  const made = openSnapshots(platform);
  ofPlatform.set(platform, made);
  return made;
}

function openSnapshots({ clock, database, live, log }: Platform): MarketingSnapshots {
  let known: { snapshot: MarketingSnapshot; readAt: number } | undefined;
  /** The one reading that is under way. */
  let reading: Promise<MarketingSnapshot> | undefined;
  /** Until then nobody asks a database that just failed again. */
  let pauseUntil = 0;
  /** It is in the log that the database is away; many requests may find out at once. */
  let isAway = false;
  /** Grows with every change: what was begun before it is not fresh. */
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
      isAway = false;
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
      const rather = (err?: unknown) => {
        pauseUntil = clock().getTime() + freshMs;
        if (!isAway) log.warn({ err }, 'pages are served as they were last known');
        isAway = true;
        return snapshot;
      };
      const late = Promise.withResolvers<MarketingSnapshot>();
      const timer = setTimeout(() => late.resolve(rather()), patienceMs);
      return Promise.race([fresh.catch(rather), late.promise]).finally(() => clearTimeout(timer));
    },
  };
}

/** Rows that are as they were stay the same objects: what was rendered of them is kept by them. */
async function readSnapshot(tx: Tx, before: MarketingSnapshot | undefined): Promise<MarketingSnapshot> {
  const pages = await tx
    .selectFrom('landing_pages')
    .select([
      'id',
      'slug',
      'title',
      'meta_description',
      'content',
      'pitch_title',
      'pitch_text',
      'primary_cta',
      'secondary_cta',
    ])
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
    .select([
      'experiments.id as experiment_id',
      'traffic_percentage',
      'experiment_variants.id',
      'traffic_weight as weight',
      'landing_page_id',
      'position',
    ])
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
