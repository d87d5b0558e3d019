import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { formatShortDate } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilterSelect } from '#ui/list-filters.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { exportWorkload } from '../contract.ts';
import { periods, type WorkloadKind, workloadKinds } from '../rules.ts';
import { colleagueName, officeWorkloadTexts } from '../texts/office-workload.ts';
import { FiguresTable } from './figures-table.tsx';
import { useWorkloadAddress, type Workload, workloadQuery } from './queries.ts';
import { StagesCard } from './stages-card.tsx';

const { columns, ...texts } = officeWorkloadTexts;

type Address = ReturnType<typeof useWorkloadAddress>;

/** A day without a time, wherever the reader is. */
const dayInWords = (day: string) => formatShortDate(`${day}T12:00:00`);

/** Open cases now, then how much was done in the period, how fast, and what was promised. */
export function WorkloadScreen() {
  const address = useWorkloadAddress();
  const { period, colleague, change } = address;
  const report = useQuery(workloadQuery(period, colleague));
  const { data, isPlaceholderData } = report;
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={data && texts.lead(dayInWords(data.weeks[0] ?? data.today), dayInWords(data.today))}
        actions={
          <>
            <Select
              aria-label={texts.period.label}
              value={period}
              onChange={(event) => change({ weeks: periods.find((one) => one === event.target.value) })}
              className="w-44 max-sm:flex-1"
            >
              {periods.map((one) => (
                <option key={one} value={one}>
                  {texts.period.choices[one]}
                </option>
              ))}
            </Select>
            <ExportButton
              contract={exportWorkload}
              input={{ query: { weeks: period } }}
              failed={texts.export.failed}
            />
          </>
        }
      />
      <QueryView
        query={report}
        loading={texts.loading}
        skeleton={
          <div className="grid gap-4">
            <Skeleton className="h-60" />
            <Skeleton className="h-48" />
            <Skeleton className="h-72" />
          </div>
        }
        failed={texts.failed}
        className="mb-4"
      >
        {(workload) =>
          isEmpty(workload) ? (
            <Card padded={false}>
              <EmptyState title={texts.empty.title}>
                <p>{texts.empty.body}</p>
              </EmptyState>
            </Card>
          ) : (
            <div
              aria-busy={isPlaceholderData}
              className={
                isPlaceholderData ? 'grid grid-cols-1 gap-4 pb-12 opacity-60' : 'grid grid-cols-1 gap-4 pb-12'
              }
            >
              <StagesCard stages={workload.stages} />
              <SummaryCard workload={workload} />
              <Tabs
                label={texts.kindLabel}
                value={address.kind}
                onValueChange={(kind) => change({ kind: workloadKinds.find((one) => one === kind) })}
                tabs={workloadKinds.map((kind) => ({
                  value: kind,
                  label: texts.kinds[kind].tab,
                  panel: <KindPanel kind={kind} workload={workload} address={address} />,
                }))}
              />
            </div>
          )
        }
      </QueryView>
    </>
  );
}

function isEmpty({ figures, stages }: Workload): boolean {
  return figures.length === 0 && stages.every(({ ages }) => ages.every((count) => count === 0));
}

/** A row for each kind, which says what it counts. */
function SummaryCard({ workload }: { workload: Workload }) {
  const rows = workloadKinds.map((kind) => ({
    key: kind,
    kind,
    title: (
      <>
        <b className="font-strong">{texts.kinds[kind].name}</b>
        <span className="block max-w-[70ch] text-small text-muted">{texts.kinds[kind].method}</span>
      </>
    ),
    figure: workload.figures.find((one) => one.kind === kind && one.week === null && one.colleague === null),
  }));
  return (
    <Card padded={false} aria-labelledby="done-in-period">
      <CardHeader id="done-in-period" title={texts.summary} className="px-4 pt-3" />
      <p className="px-4 pb-3 text-small text-muted">{texts.method}</p>
      <FiguresTable caption={texts.summary} head={columns.kind} rows={rows} />
    </Card>
  );
}

interface KindPanelProps {
  kind: WorkloadKind;
  workload: Workload;
  address: Address;
}

/** One kind by colleague, which is the shorter list, and by week, of everybody or of one colleague. */
function KindPanel({ kind, workload: { weeks, figures }, address: { colleague, change } }: KindPanelProps) {
  const ofKind = figures.filter((one) => one.kind === kind);
  const colleagues = ofKind.filter((one) => one.week === null && one.colleague !== null);
  const known = new Map(
    figures.flatMap((one) => (one.colleague === null ? [] : [[one.colleague, colleagueName(one)] as const])),
  );
  // An address may name a colleague who did nothing in this period.
  const chosen = colleague !== undefined && known.has(colleague) ? colleague : undefined;
  const byWeek = weeks.toReversed().map((week, at) => ({
    key: week,
    kind,
    title: at === 0 ? texts.soFar(dayInWords(week)) : dayInWords(week),
    figure: ofKind.find((one) => one.week === week && one.colleague === (chosen ?? null)),
  }));
  const byColleague = colleagues.map((figure) => ({
    key: figure.colleague ?? '',
    kind,
    title: colleagueName(figure),
    figure,
  }));
  return (
    <div className="grid items-start gap-4 min-[110rem]:grid-cols-2">
      <Card padded={false} aria-labelledby={`${kind}-colleagues`} className="min-w-0">
        <CardHeader id={`${kind}-colleagues`} title={texts.byColleague} className="px-4 py-3" />
        {byColleague.length === 0 ? (
          <p className="px-4 pb-4 text-muted">{texts.nothingDone}</p>
        ) : (
          <FiguresTable
            caption={`${texts.kinds[kind].name}: ${texts.byColleague}`}
            head={columns.colleague}
            rows={byColleague}
          />
        )}
      </Card>
      <Card padded={false} aria-labelledby={`${kind}-weeks`} className="min-w-0">
        <CardHeader
          id={`${kind}-weeks`}
          title={texts.byWeek}
          aside={
            <FilterSelect
              label={texts.whose}
              all={texts.everybody}
              options={[...known]}
              value={chosen}
              onChange={(next) => change({ colleague: next })}
            />
          }
          className="px-4 py-2"
        />
        <FiguresTable
          caption={`${texts.kinds[kind].name}: ${texts.byWeek}`}
          head={columns.week}
          rows={byWeek}
        />
      </Card>
    </div>
  );
}
