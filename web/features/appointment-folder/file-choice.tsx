import type { DocumentRow } from '#domain/contracts/documents.ts';
import { isViewable } from '#domain/rules/documents.ts';
import { folderTexts } from '#domain/texts/appointment-folder.ts';
import { archiveTexts } from '#domain/texts/document-archive.ts';
import { formatFileSize } from '../../lib/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { advisedBytes } from '../documents/photos/smaller-copy.ts';
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
