import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import { byteOrderMark, csvLine } from '#platform/shared/csv.ts';
import type { exportExperimentResults as contract } from '../contract/experiment-results.ts';
import { experimentResultColumns, officeExperimentResultTexts } from '../texts/office-experiment-results.ts';
import { readResults } from './read-results.ts';

/** The results as CSV, one line per variant. It is short: it comes whole, and is written to the log first. */
export async function exportExperimentResults(
  { params }: Parsed<typeof contract>,
  { platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Response> {
  const now = platform.clock();
  const { experiment, judgement, revenue } = await transaction(async (tx) => {
    const results = await readResults(tx, params.id, now);
    await recordAudit(tx, {
      action: 'experiment.exported',
      subject: { type: 'experiment', id: params.id },
      details: { rows: results.experiment.variants.length, status: results.experiment.status },
      requestId,
    });
    return results;
  });
  const lines = experiment.variants.map((variant, at) => {
    const counted = judgement.variants[at];
    const figures = counted?.figures;
    const shown = (value: number | null | undefined) =>
      figures ? (value ?? '') : officeExperimentResultTexts.hidden;
    return csvLine([
      experiment.name,
      variant.variant_name,
      variant.landing_page?.slug ?? '',
      variant.traffic_weight,
      experiment.goal_event,
      counted?.visitors ?? 0,
      counted?.conversions ?? 0,
      shown(figures?.rate),
      shown(figures?.interval.low),
      shown(figures?.interval.high),
      shown(figures?.comparison?.chance),
      shown(figures?.comparison?.expectedLoss),
      shown(revenue?.[at]),
    ]);
  });
  const day = now.toISOString().slice(0, 10);
  return new Response(byteOrderMark + csvLine(experimentResultColumns) + lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="experiment-${day}.csv"`,
      'Cache-Control': 'no-store',
      'Rumo-Rows': String(lines.length),
    },
  });
}
