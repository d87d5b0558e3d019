import { FactNote } from '#features/facts/web/fact-note.tsx';
import { requiredDocumentTexts, requiredTexts } from '#features/guide/texts/guide-documents.ts';
import type { ApostillePaper } from '#features/places/rules/papers.ts';
import { ButtonLink } from '#ui/link.tsx';
import type { RequiredDocument } from '../../rules/document-types.ts';

/** Which answer of the page about apostilles is about a type of document. */
const apostilleOf: Partial<Record<RequiredDocument, ApostillePaper>> = {
  'criminal-record': 'fbi',
  'birth-certificate': 'birth',
};

/** What a type of document is, how to get it, what to watch, and what our register knows that differs. */
export function RequiredHelp({ type }: { type: RequiredDocument }) {
  const { description, timeToObtain, how, tips, facts } = requiredDocumentTexts[type];
  const paper = apostilleOf[type];
  return (
    <div className="grid gap-4">
      <div>
        <p>{description}</p>
        <p className="text-small text-muted">
          {requiredTexts.required}. {requiredTexts.takes(timeToObtain)}.
        </p>
      </div>
      <div className="grid gap-1">
        <h4 className="text-base">{requiredTexts.how}</h4>
        <ol className="grid list-decimal gap-1 pl-6">
          {how.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        {paper && (
          <div className="no-print mt-2">
            <ButtonLink to={`/visa-process/apostille?paper=${paper}`}>{requiredTexts.apostille}</ButtonLink>
          </div>
        )}
      </div>
      <div className="grid gap-1">
        <h4 className="text-base">{requiredTexts.tips}</h4>
        <ul className="grid list-disc gap-1 pl-6">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      {facts.map((fact) => (
        <FactNote key={fact} fact={fact} />
      ))}
    </div>
  );
}
