import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { officeExportTexts } from '#features/lists/texts/office-exports.ts';
import { fetchFile, saveFile } from '#platform/browser/fetch-file.ts';
import { formatCount } from '#platform/browser/format.ts';
import { IconButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Explain } from '#ui/explain.tsx';
import { notify } from '#ui/notify.ts';
import { exportAnalytics } from '../contract/analytics.ts';
import type { AnalyticsTable } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import type { AnalyticsFilter } from './queries.ts';

interface FigureCardProps {
  title: string;
  /** What the figures mean, behind the "?". */
  means: readonly string[];
  table: AnalyticsTable;
  filter: AnalyticsFilter;
  /** Shown in the title's line, before the button that saves. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A chart or a table with its name, its meaning and the way to its file. */
export function FigureCard({ title, means, table, filter, aside, children }: FigureCardProps) {
  const heading = useId();
  return (
    <Card padded={false} aria-labelledby={heading} className="@container min-w-0 print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line py-1.5 pr-2 pl-4">
        <div className="flex items-center gap-1">
          <h2 id={heading} className="text-lead">
            {title}
          </h2>
          <Explain label={officeAnalyticsTexts.explain.button(title)}>
            {means.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Explain>
        </div>
        <span className={clsx('ml-auto @2xl:order-last', aside && '@2xl:ml-0')}>
          <SaveTable table={table} title={title} filter={filter} />
        </span>
        {aside && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 @max-2xl:basis-full @max-2xl:pb-1 @2xl:ml-auto">
            {aside}
          </div>
        )}
      </div>
      {children}
    </Card>
  );
}

const texts = officeAnalyticsTexts.export;

/** Saves one table of the dashboard, with a row for every day, as a CSV file. */
export function SaveTable({
  table,
  title,
  filter,
}: {
  table: AnalyticsTable;
  /** What the table is called on the screen. */
  title: string;
  filter: AnalyticsFilter;
}) {
  const save = useMutation({
    mutationFn: async () => {
      const file = await fetchFile(exportAnalytics, { query: { ...filter, table } });
      saveFile(file);
      return { name: file.name, rows: Number(file.headers.get('rumo-rows')) };
    },
    onSuccess: ({ name, rows }) =>
      notify.success(
        officeExportTexts.done,
        rows === 1 ? officeExportTexts.oneRow(name) : officeExportTexts.rows(formatCount(rows), name),
      ),
    onError: (error) => notify.error(texts.failed, error.message),
  });
  return (
    <IconButton
      icon={Download}
      label={texts.button(title)}
      aria-busy={save.isPending}
      onClick={() => !save.isPending && save.mutate()}
      className="print:hidden"
    />
  );
}

/** A bar that shows a part of a whole, true to scale. What it says is in words beside it. */
export function PartBar({ part, thick, className }: { part: number; thick?: boolean; className?: string }) {
  const width = Math.max(0, Math.min(1, part)) * 100;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className={clsx('block', thick ? 'h-4 w-full' : 'h-1.5 w-16 rounded-full', className)}
    >
      {!thick && <rect width="100" height="10" className="fill-track" />}
      {/* What is there can be seen, however little it is. */}
      <rect width={part > 0 ? Math.max(width, thick ? 0.4 : 1.5) : 0} height="10" className="fill-bar" />
    </svg>
  );
}
