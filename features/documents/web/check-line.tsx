import { ShieldAlert, ShieldQuestion } from 'lucide-react';
import type { DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';

const texts = documentTexts.checks;

/** What our checks say of a document, where they have something to say. */
export function CheckLine({ row }: { row: Pick<DocumentRow, 'is_checking' | 'findings'> }) {
  if (!row.is_checking && row.findings.length === 0) return null;
  const Glyph = row.is_checking ? ShieldQuestion : ShieldAlert;
  return (
    <p className="grid grid-cols-[auto_1fr] gap-x-2 text-small text-muted">
      <Glyph aria-hidden="true" className="mt-px size-5" />
      <span>
        {row.is_checking
          ? texts.checking
          : `${texts.found(row.findings.map((one) => texts.things[one]))} ${texts.foundHelp}`}
      </span>
    </p>
  );
}
