/** One line of the table: what we did, what the bare machine did in the same run, answers per second. */
export interface Row {
  what: string;
  ours: number;
  bare: number;
  p99: number;
}

/** The rows as a Markdown table, ratios last. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, ours, bare, p99 }) =>
      `| ${what} | ${rate(ours)} /s | ${rate(bare)} /s | ${p99} ms | ${(ours / bare).toFixed(2)} |`,
  );
  return ['| What | Ours | Bare | Our p99 | Ratio |', '|---|---|---|---|---|', ...lines, ''].join('\n');
}

function rate(perSecond: number): string {
  return perSecond < 1000 ? perSecond.toPrecision(3) : String(Math.round(perSecond));
}
