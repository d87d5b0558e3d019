import type { ReactNode } from 'react';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { waited } from '#features/support/web/waiting-clock.tsx';
import { formatCount, formatShare } from '#platform/browser/format.ts';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import type { WorkloadFigure } from '../contract.ts';
import type { WorkloadKind } from '../rules.ts';
import { officeWorkloadTexts } from '../texts/office-workload.ts';

const { columns, ...texts } = officeWorkloadTexts;

interface FiguresTableProps {
  caption: string;
  /** What the rows are: the head of the first column. */
  head: string;
  rows: readonly { key: string; title: ReactNode; kind: WorkloadKind; figure: WorkloadFigure | undefined }[];
}

/** How many, how fast, and what was promised, a row for each kind, week or colleague. */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  return (
    <Table caption={caption}>
      <Thead>
        <Th>{head}</Th>
        <Th numeric>{columns.done}</Th>
        <Th numeric>{columns.half}</Th>
        <Th numeric>{columns.most}</Th>
        <Th numeric>{columns.kept}</Th>
      </Thead>
      <Tbody>
        {rows.map(({ key, title, kind, figure }) => {
          // On a phone every cell is a line: a week in which nothing happened takes one.
          const rest = figure ? undefined : 'max-sm:hidden!';
          return (
            <Tr key={key}>
              <Td>{title}</Td>
              <Td label={columns.done} numeric className={figure?.done ? undefined : 'text-muted'}>
                {formatCount(figure?.done ?? 0)}
              </Td>
              <Td label={columns.half} numeric className={rest}>
                {timeOf(kind, figure?.half_ms ?? null)}
              </Td>
              <Td label={columns.most} numeric className={rest}>
                {timeOf(kind, figure?.most_ms ?? null)}
              </Td>
              <Td label={columns.kept} numeric className={rest}>
                {keptOf(figure)}
              </Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
}

const none = <span className="text-muted">{texts.none}</span>;

/** As the office's clocks say it: that of papers in whole business hours, that of conversations to the minute. */
function timeOf(kind: WorkloadKind, ms: number | null): ReactNode {
  if (ms === null) return none;
  if (kind !== 'message') return officeReviewTexts.span(Math.floor(ms / 3_600_000));
  return waited(new Date(0).toISOString(), new Date(ms));
}

function keptOf(figure: WorkloadFigure | undefined): ReactNode {
  if (!figure?.promised) return none;
  const { kept, promised } = figure;
  return (
    <>
      {texts.keptOf(formatCount(kept), formatCount(promised))}
      <span className="ml-2 inline-block min-w-12 text-muted">{formatShare(kept / promised)}</span>
    </>
  );
}
