import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ApplicationFilter, exportApplications } from '#domain/contracts/applications.ts';
import { officeApplicationTexts } from '#domain/texts/office-applications.ts';
import { fetchFile, saveFile } from '../../lib/fetch-file.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';

const texts = officeApplicationTexts.export;

/** Saves the current search and filter as a CSV file. */
export function ExportButton({ filter, className }: { filter: ApplicationFilter; className?: string }) {
  const save = useMutation({
    mutationFn: async () => {
      const file = await fetchFile(exportApplications, { query: filter });
      saveFile(file);
      return { name: file.name, rows: Number(file.headers.get('rumo-rows')) };
    },
    onSuccess: ({ name, rows }) =>
      notify.success(texts.done, rows === 1 ? texts.oneRow(name) : texts.rows(formatCount(rows), name)),
    onError: (error) => notify.error(officeApplicationTexts.errors.exporting, error.message),
  });
  return (
    <Button className={className} busy={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download aria-hidden="true" />}
      {save.isPending ? texts.running : texts.button}
    </Button>
  );
}
