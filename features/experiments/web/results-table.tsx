import { formatCount } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import type { ExperimentVariant } from '../contract/experiments.ts';
import { experimentResultTexts } from '../texts/experiment-results.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { IntervalLine, PlotScale, scaleOf } from './interval-plot.tsx';
import { type Results, sayChance } from './verdict.tsx';

const { results: texts } = officeExperimentTexts;

const { columns } = texts;

type Counted = Results['judgement']['variants'][number];

/** Payments, in dollars and cents. */
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** One row per variant; figures withheld by the server read "Hidden". */
export function ResultsTable({ results }: { results: Results }) {
  const { experiment, judgement, revenue } = results;
  const { variants: counted, progress } = judgement;
  const controlName = experiment.variants[0]?.variant_name ?? '';
  const hidden = counted.some(({ figures }) => figures === null);
  const scale = scaleOf(counted.flatMap(({ figures }) => (figures ? [figures.interval] : [])));
  const range = hidden ? columns.minimum(progress.conversions.need) : columns.range;
  const control = counted[0]?.figures?.rate ?? undefined;
  const sum = (of: (one: Counted) => number) => counted.reduce((total, one) => total + of(one), 0);
  const visitors = sum((one) => one.visitors);
  const conversions = sum((one) => one.conversions);
  return (
    <Table caption={texts.caption(experiment.name)}>
      <Thead>
        <Th>{columns.variant}</Th>
        <Th numeric>{columns.visitors}</Th>
        <Th numeric>{columns.conversions}</Th>
        <Th numeric>{columns.rate}</Th>
        <Th>{range}</Th>
        <Th numeric>{columns.revenue}</Th>
        <Th numeric>{columns.loss}</Th>
        <Th numeric>{columns.chance(controlName)}</Th>
      </Thead>
      <Tbody>
        {experiment.variants.map((variant, at) => {
          const one = counted[at];
          if (!one) return null;
          const { figures } = one;
          return (
            <Tr key={variant.id}>
              <Td>
                <NameOf variant={variant} />
              </Td>
              <Td numeric label={columns.visitors}>
                {formatCount(one.visitors)}
              </Td>
              <Td numeric label={columns.conversions}>
                {formatCount(one.conversions)}
              </Td>
              <Td numeric label={columns.rate} className="font-strong">
                {figures ? figures.rate === null ? '–' : texts.percent(figures.rate) : <Hidden />}
              </Td>
              <Td label={range}>
                {figures ? (
                  <IntervalLine
                    name={variant.variant_name}
                    interval={figures.interval}
                    rate={figures.rate}
                    control={at === 0 ? undefined : control}
                    scale={scale}
                  />
                ) : (
                  <ProgressBar
                    value={Math.min(one.conversions, progress.conversions.need)}
                    max={progress.conversions.need}
                    label={variant.variant_name}
                    valueText={texts.ofMinimum(one.conversions, progress.conversions.need)}
                    className="w-40 max-w-full"
                  />
                )}
              </Td>
              <Td numeric label={columns.revenue}>
                {revenue ? money.format(revenue[at] ?? 0) : <Hidden />}
              </Td>
              <Td numeric label={columns.loss}>
                {figures ? (
                  figures.comparison ? (
                    texts.percent(figures.comparison.expectedLoss)
                  ) : (
                    '–'
                  )
                ) : (
                  <Hidden />
                )}
              </Td>
              <Td numeric label={columns.chance(controlName)} className="font-strong">
                <ChanceOf one={one} />
              </Td>
            </Tr>
          );
        })}
        <Tr>
          <Td>{texts.both}</Td>
          <Td numeric label={columns.visitors}>
            {formatCount(visitors)}
          </Td>
          <Td numeric label={columns.conversions}>
            {formatCount(conversions)}
          </Td>
          <Td numeric label={columns.rate}>
            {hidden || visitors === 0 ? '' : texts.percent(conversions / visitors)}
          </Td>
          <Td data-column-only="">{!hidden && <PlotScale scale={scale} />}</Td>
          <Td numeric label={columns.revenue}>
            {revenue ? money.format(revenue.reduce((total, one) => total + one, 0)) : ''}
          </Td>
          <Td />
          <Td />
        </Tr>
      </Tbody>
    </Table>
  );
}

const Hidden = () => <span className="font-normal text-muted">{texts.hidden}</span>;

function NameOf({ variant }: { variant: ExperimentVariant }) {
  const { variant_name, traffic_weight, landing_page } = variant;
  return (
    <>
      <span className="block font-strong [overflow-wrap:anywhere]">{variant_name}</span>
      <span className="block text-small font-normal [overflow-wrap:anywhere] text-muted">
        {texts.page(landing_page?.title ?? officeExperimentTexts.card.noPage, traffic_weight)}
      </span>
    </>
  );
}

function ChanceOf({ one: { figures, role } }: { one: Counted }) {
  if (role === 'control') return <span className="font-normal text-muted">{texts.baseline}</span>;
  if (role === 'left_out') return <span className="font-normal text-muted">{texts.left_out}</span>;
  if (!figures) return <Hidden />;
  return figures.comparison ? sayChance(figures.comparison.chance) : '–';
}

/** How each figure is computed, on demand. */
export function Explanations() {
  return (
    <Card aria-labelledby="explain-title" className="grid content-start gap-1">
      <CardHeader id="explain-title" title={officeExperimentTexts.results.explain} />
      <div className="grid content-start items-start gap-x-6 sm:grid-cols-2">
        {Object.entries(experimentResultTexts).map(([id, { label, body }]) => (
          <Disclosure key={id} title={label}>
            <p className="max-w-read">{body}</p>
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}
