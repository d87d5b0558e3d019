import { officeExperimentTexts } from '../texts/office-experiments.ts';

const { results: texts } = officeExperimentTexts;

interface Interval {
  low: number;
  high: number;
}

/** The plot's range: one for all variants, so that they compare. */
export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

const width = 200;
const height = 28;
const steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5];

/** A scale around all intervals, with two to four round ticks. */
export function scaleOf(intervals: readonly Interval[]): Scale {
  const low = Math.min(1, ...intervals.map((one) => one.low));
  const high = Math.max(0, ...intervals.map((one) => one.high));
  const span = Math.max(high - low, 0.001);
  const step = steps.find((one) => span / one <= 4) ?? 1;
  const from = Math.max(0, low - span * 0.08);
  const to = Math.min(1, high + span * 0.08);
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step); tick * step <= to; tick++) ticks.push(tick * step);
  return { from, to, ticks };
}

const placeOf = ({ from, to }: Scale, value: number) => ((value - from) / (to - from || 1)) * width;

interface LineProps {
  name: string;
  interval: Interval;
  rate: number | null;
  /** The control's rate, drawn as a dotted line; absent for the control itself. */
  control: number | undefined;
  scale: Scale;
}

/** A rate and its interval on the shared scale, with a text alternative. */
export function IntervalLine({ name, interval: { low, high }, rate, control, scale }: LineProps) {
  const x = (value: number) => placeOf(scale, value);
  const words = texts.plot.line(name, texts.percent(rate ?? 0), texts.percent(low), texts.percent(high));
  const middle = height / 2;
  return (
    <span className="grid gap-0.5">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words}
        className={`h-7 w-50 max-w-full ${control === undefined ? 'text-muted' : 'text-link'}`}
      >
        {scale.ticks.map((tick) => (
          <line key={tick} x1={x(tick)} x2={x(tick)} y1={0} y2={height} className="stroke-line" />
        ))}
        {control !== undefined && (
          <line
            x1={x(control)}
            x2={x(control)}
            y1={0}
            y2={height}
            strokeDasharray="2 3"
            strokeWidth={1.5}
            className="stroke-muted"
          />
        )}
        <g stroke="currentColor" strokeWidth={2}>
          <line x1={x(low)} x2={x(high)} y1={middle} y2={middle} />
          <line x1={x(low)} x2={x(low)} y1={middle - 5} y2={middle + 5} />
          <line x1={x(high)} x2={x(high)} y1={middle - 5} y2={middle + 5} />
        </g>
        {rate !== null && <circle cx={x(rate)} cy={middle} r={4.5} fill="currentColor" />}
      </svg>
      <span aria-hidden="true" className="text-small font-normal text-muted">
        {texts.range(texts.percent(low), texts.percent(high))}
      </span>
    </span>
  );
}

/** The scale's tick labels, below the lines. */
export function PlotScale({ scale }: { scale: Scale }) {
  return (
    <svg viewBox={`0 0 ${width} 16`} aria-hidden="true" className="h-4 w-50 max-w-full overflow-visible">
      {scale.ticks.map((tick) => (
        <text
          key={tick}
          x={placeOf(scale, tick)}
          y={12}
          textAnchor="middle"
          fontSize={12}
          className="fill-muted"
        >
          {`${Math.round(tick * 1000) / 10}%`}
        </text>
      ))}
    </svg>
  );
}
