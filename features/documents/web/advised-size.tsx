import { useMutation } from '@tanstack/react-query';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { fetchFile } from '#platform/browser/fetch-file.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { type DocumentRow, getContent } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { advisedBytes, canShrink, makeSmallerCopy, smallerName } from './smaller-copy.ts';
import { useUploads } from './uploads.tsx';

const { advised, upload } = documentTexts;

interface AdvisedSizeProps {
  row: DocumentRow;
  /** Names in the same list: one of them may be the smaller copy. */
  names: readonly string[];
}

/** For a file larger than the official portal advises: says so, and offers a smaller copy of a picture. The file itself stays. */
export function AdvisedSize({ row, names }: AdvisedSizeProps) {
  const { queue } = useUploads();
  const { data: limits } = usePublicSettings();
  const shrink = useMutation({
    mutationFn: async () => {
      const { blob } = await fetchFile(getContent, { params: { id: row.id } });
      const file = await makeSmallerCopy(blob, row.file_name);
      // Beside the file, not in the place of the one that this file replaces.
      if (limits) queue.add([file], { ...row, replaces_id: null }, limits);
    },
    onError: () => notify.error(documentTexts.toasts.uploadFailed, advised.failed),
  });
  if (row.file_size <= advisedBytes) return null;
  const offered = limits && canShrink(row.file_type) && !names.includes(smallerName(row.file_name));
  return (
    <div className="text-small">
      <p className="text-due-text">{advised.note}</p>
      {offered && (
        <Button
          variant="quiet"
          busy={shrink.isPending}
          aria-label={upload.named(upload.makeSmaller, row.file_name)}
          onClick={() => shrink.mutate()}
        >
          {shrink.isPending ? upload.makingSmaller : upload.makeSmaller}
        </Button>
      )}
      {shrink.isError && <p className="font-strong text-bad-text">{advised.failed}</p>}
    </div>
  );
}
