/** One metric in Prometheus' text format 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export interface Metric {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: Iterable<Sample>;
}

/** `suffix` is of histograms: `_bucket`, `_sum`, `_count`. */
interface Sample {
  suffix?: string;
  labels?: Record<string, string | number>;
  value: number;
}

/** Returns all of them as one text. */
export const writeMetrics = (metrics: readonly Metric[]): string => metrics.map(writeMetric).join('');

function writeMetric({ name, type, help, samples }: Metric): string {
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
  for (const { suffix = '', labels = {}, value } of samples)
    lines.push(`${name}${suffix}${writeLabels(labels)} ${value}`);
  return `${lines.join('\n')}\n`;
}

function writeLabels(labels: NonNullable<Sample['labels']>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapeLabel = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** Counts durations in seconds by upper bounds, without allocating anything. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;
  #count = 0;

  /** @param bounds - in seconds, ascending. */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = bounds.map(() => 0);
  }

  observe(seconds: number): void {
    this.#sum += seconds;
    this.#count += 1;
    // Each bound counts for itself; they are added up when they are read.
    for (let at = 0; at < this.#bounds.length; at += 1)
      if (seconds <= (this.#bounds[at] as number)) {
        this.#counts[at] = (this.#counts[at] as number) + 1;
        return;
      }
  }

  samples(labels: Record<string, string | number> = {}): Sample[] {
    let below = 0;
    const buckets = this.#bounds.map((le, at) => {
      below += this.#counts[at] ?? 0;
      return { suffix: '_bucket', labels: { ...labels, le }, value: below };
    });
    return [
      ...buckets,
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: this.#count },
      { suffix: '_sum', labels, value: this.#sum },
      { suffix: '_count', labels, value: this.#count },
    ];
  }
}
