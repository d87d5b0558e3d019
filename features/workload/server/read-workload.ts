import { sql } from 'kysely';
import { activeStatuses } from '#features/applications/rules/applications.ts';
import { applicationStages } from '#features/applications/texts/applications.ts';
import { exportList } from '#features/lists/server/export-list.ts';
import { analyticsTimeZone, dayOf, startOfDay } from '#features/traffic/rules/traffic.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation } from '#platform/server/operation.ts';
import type * as contract from '../contract.ts';
import type { StageAges, WorkloadFigure } from '../contract.ts';
import { ageBounds, weeksUntil, workloadKinds } from '../rules.ts';
import { colleagueName, officeWorkloadTexts } from '../texts/office-workload.ts';
import { countFigures } from './count-figures.ts';
import { readWorks } from './workload-sql.ts';

/** The report in one snapshot of the clock: open cases now, and what was done in the last weeks. */
export const getWorkload: Operation<typeof contract.getWorkload, 'admin'> = (
  { query: { weeks: period, colleague } },
  { platform, transaction },
) => {
  const now = platform.clock();
  const weeks = weeksUntil(now, period);
  return transaction(async (tx) => ({
    weeks,
    today: dayOf(now),
    time_zone: analyticsTimeZone,
    stages: await readStages(tx, now),
    figures: countFigures(await readWorks(tx, startOfDay(weeks[0]), now), { weeks, now, weeksOf: colleague }),
  }));
};

/** Open cases by stage and age. Reads what is open, along the index of their status, and no case that is finished. */
async function readStages(tx: Tx, now: Date): Promise<StageAges[]> {
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
  const ends = [now, ...ageBounds.map(days), undefined];
  const ages = ends.slice(1).map((begins, at) => {
    const until = at === 0 ? sql`true` : sql`created_at <= ${ends[at]}`;
    return sql`count(*) filter (where ${until} and ${begins ? sql`created_at > ${begins}` : sql`true`})::int`;
  });
  const { rows } = await sql<StageAges>`
    select current_step as stage, array[${sql.join(ages)}] as ages from visa_applications
    where status = any(${activeStatuses}) group by current_step order by current_step`.execute(tx);
  return applicationStages.map(
    (_, at) => rows.find(({ stage }) => stage === at + 1) ?? { stage: at + 1, ages: ages.map(() => 0) },
  );
}

const { export: texts, kinds, ages: ageNames } = officeWorkloadTexts;

/** The same as CSV: open cases, then each kind by week and colleague, and both for the whole period. */
export const exportWorkload: Operation<typeof contract.exportWorkload, 'admin'> = (
  { query: { weeks: period } },
  context,
) => {
  const now = context.platform.clock();
  const weeks = weeksUntil(now, period);
  let rows: (string | number)[][] = [];
  return exportList(
    {
      name: 'reports',
      recorded: { action: 'workload.exported', details: { weeks: Number(period) } },
      columns: texts.columns,
      // Read once, so that the end of the file fits its beginning.
      async count(tx) {
        const works = await readWorks(tx, startOfDay(weeks[0]), now);
        const figures = countFigures(works, { weeks, now, weeksOf: 'all' });
        rows = [...stageRows(await readStages(tx, now)), ...figureRows(weeks, figures)];
        return rows.length;
      },
      async page(_tx, { cursor, limit }) {
        const start = Number(cursor ?? 0);
        return rows.slice(start, start + limit);
      },
      cursorOf: (row) => String(rows.indexOf(row) + 1),
      cells: (row) => row,
    },
    context,
  );
};

const stageRows = (stages: readonly StageAges[]) =>
  stages.flatMap(({ stage, ages }) =>
    ages.map((count, at) => [
      texts.openCases,
      '',
      '',
      applicationStages[stage - 1]?.title ?? '',
      ageNames[at] ?? '',
      count,
      ...['', '', '', ''],
    ]),
  );

const nothing = { name: null, done: 0, half_ms: null, most_ms: null, promised: 0, kept: 0 };

/** Every week has a row for everybody, also an empty one. */
function figureRows(weeks: readonly string[], figures: readonly WorkloadFigure[]) {
  return workloadKinds.flatMap((kind) =>
    [null, ...weeks].flatMap((week) => {
      const found = figures.filter((figure) => figure.kind === kind && figure.week === week);
      const all = found.find(({ colleague }) => colleague === null);
      const each = found.filter(({ colleague }) => colleague !== null);
      return [all ?? { ...nothing, kind, week, colleague: null }, ...each].map(cellsOf);
    }),
  );
}

function cellsOf(figure: WorkloadFigure): (string | number)[] {
  const { kind, week, colleague, half_ms, most_ms } = figure;
  return [
    kinds[kind].name,
    week ?? texts.allWeeks,
    colleague === null ? texts.everybody : colleagueName(figure),
    '',
    '',
    figure.done,
    hoursOf(half_ms),
    hoursOf(most_ms),
    figure.promised,
    figure.kept,
  ];
}

/** To a hundredth. */
const hoursOf = (ms: number | null) => (ms === null ? '' : Math.round(ms / 36_000) / 100);
