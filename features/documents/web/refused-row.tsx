import { ShieldAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { deleteButtonId } from './document-row.tsx';
import { FileLine } from './file-line.tsx';

const { checks: texts, list, upload } = documentTexts;

/** A file that was refused after it had arrived: its bytes are gone, and its owner learns it here. */
export function RefusedRow({ row, onDelete }: { row: DocumentRow; onDelete: () => void }) {
  return (
    <FileLine
      icon={ShieldAlert}
      tone="bad"
      name={row.file_name}
      actions={
        <Button
          id={deleteButtonId(row.id)}
          variant="quiet"
          aria-label={upload.named(list.delete, row.file_name)}
          onClick={onDelete}
        >
          {list.delete}
        </Button>
      }
    >
      <p className="font-strong text-bad-text">{texts.refused}</p>
      <p>{texts.refusedHelp}</p>
    </FileLine>
  );
}
