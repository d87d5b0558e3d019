import type { SetAside } from '#features/documents/rules/set-aside.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { setAsideTexts, setAsideWords } from '#features/documents/texts/set-aside.ts';
import { formatShortDate } from '#platform/browser/format.ts';

/** What the applicant set aside, why and when. Empty when nothing was. */
export function SetAsidePapers({ papers, className }: { papers: readonly SetAside[]; className?: string }) {
  if (papers.length === 0) return null;
  return (
    <ul aria-label={setAsideTexts.state} className={className}>
      {papers.map((row) => (
        <li key={row.paper} className="text-small wrap-anywhere">
          <b className="font-strong">{documentWords[row.paper].name}:</b> {setAsideWords(row)}.{' '}
          <span className="text-muted">{setAsideTexts.since(formatShortDate(row.set_aside_at))}</span>
        </li>
      ))}
    </ul>
  );
}
