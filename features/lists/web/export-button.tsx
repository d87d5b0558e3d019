import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { fetchFile, saveFile } from '#platform/browser/fetch-file.ts';
import { formatCount } from '#platform/browser/format.ts';
import type { Contract, Input } from '#platform/shared/contract.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { officeExportTexts } from '../texts/office-exports.ts';

const texts = officeExportTexts;

/** Downloads the filtered list as CSV. */
export function ExportButton<C extends Contract & { response: 'bytes' }>({
  contract,
  input,
  failed,
  className,
}: {
  contract: C;
  input: Input<C>;
  /** The error toast's title. */
  failed: string;
  className?: string;
}) {
  const save = useMutation({
    mutationFn: async () => {
      const file = await fetchFile(contract, input);
      saveFile(file);
      return { name: file.name, rows: Number(file.headers.get('rumo-rows')) };
    },
    onSuccess: ({ name, rows }) =>
      notify.success(texts.done, rows === 1 ? texts.oneRow(name) : texts.rows(formatCount(rows), name)),
    onError: (error) => notify.error(failed, error.message),
  });
  return (
    <Button className={className} busy={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download aria-hidden="true" />}
      {save.isPending ? texts.running : texts.button}
    </Button>
  );
}
