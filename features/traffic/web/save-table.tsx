import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { officeExportTexts } from '#features/lists/texts/office-exports.ts';
import { fetchFile, saveFile } from '#platform/browser/fetch-file.ts';
import { formatCount } from '#platform/browser/format.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { notify } from '#ui/notify.ts';
import { exportAnalytics } from '../contract/analytics.ts';
import type { AnalyticsTable } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import type { AnalyticsFilter } from './use-analytics-filter.ts';

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
