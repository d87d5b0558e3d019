import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { reviewTexts as texts } from '#features/reviews/texts/reviews.ts';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import type { DocumentRow } from '../contract.ts';
import { extensionsFor } from '../rules/documents.ts';
import { useUploads } from './uploads.tsx';

/** Takes the new copy of a document: it is filed where the old one is, and takes its place once it has arrived. */
export function NewCopyButton({ row }: { row: DocumentRow }) {
  const { queue, items } = useUploads();
  const { data: limits } = usePublicSettings();
  const picker = useRef<HTMLInputElement>(null);
  const onTheWay = items.some(
    ({ target, status }) => target.replaces_id === row.id && status !== 'error' && status !== 'success',
  );
  function take(files: File[]) {
    if (!limits) return;
    const { application_id, document_category, step_id, guide_item } = row;
    queue.add(files, { application_id, document_category, step_id, guide_item, replaces_id: row.id }, limits);
  }
  return (
    <>
      <FilePicker
        picker={picker}
        accept={
          limits && [...extensionsFor(row.guide_item, limits.allowed_file_types), '.heic', '.heif'].join(',')
        }
        onChoose={take}
      />
      <Button
        busy={onTheWay}
        unavailable={!limits}
        aria-label={texts.named(texts.uploadNew, row.file_name)}
        onClick={() => picker.current?.click()}
      >
        {!onTheWay && <Upload aria-hidden="true" />}
        {texts.uploadNew}
      </Button>
    </>
  );
}
