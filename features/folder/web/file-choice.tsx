import type { DocumentRow } from '#features/documents/contract.ts';
import { isViewable } from '#features/documents/rules/documents.ts';
import { archiveTexts } from '#features/documents/texts/document-archive.ts';
import { advisedBytes } from '#features/documents/web/smaller-copy.ts';
import { formatFileSize } from '#platform/browser/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { folderTexts } from '../texts.ts';
import type { Choices } from './use-choices.ts';

const texts = folderTexts.window;

/** One file with its tick, and what to know about it before it is printed. */
export function FileChoice({ row, choices }: { row: DocumentRow; choices: Choices }) {
  const notes = notesOf(row);
  return (
    <Checkbox
      label={<span className="wrap-anywhere">{row.file_name}</span>}
      hint={notes.length > 0 ? notes.join(' ') : undefined}
      checked={choices.isChosen(row.id)}
      onChange={({ target }) => choices.choose(row.id, target.checked)}
    />
  );
}

function notesOf({ guide_item, review, file_type, file_size }: DocumentRow): string[] {
  const notes: string[] = [];
  if (guide_item) notes.push(`${archiveTexts.nifFolder}.`);
  if (review?.status === 'returned') notes.push(texts.returned);
  if (!isViewable(file_type)) notes.push(file_type.includes('word') ? texts.word : texts.other);
  if (file_size > advisedBytes) notes.push(texts.large(formatFileSize(file_size)));
  return notes;
}
