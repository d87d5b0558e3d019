import { officeCaseTexts } from '#features/cases/texts/office-cases.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { Alert } from '#ui/alert.tsx';
import { useCase } from './use-case.ts';

const texts = officeCaseTexts.decision;

/** What an approval passes over: papers that nobody has looked at, and types that are not there. A warning, no lock. */
export function OpenPapers({ id }: { id: string }) {
  const { data: file } = useCase(id);
  if (!file) return null;
  const missing = requiredDocuments.filter((type) => !file.guide.document_types.includes(type));
  const concerns = [
    file.to_review.length > 0 && texts.unreviewed(file.to_review.map(texts.paper)),
    missing.length > 0 && texts.missing(missing.map(texts.paper)),
  ].filter((concern) => concern !== false);
  if (concerns.length === 0) return null;
  return (
    <Alert tone="deadline" title={concerns[0]}>
      {concerns.slice(1).map((concern) => (
        <p key={concern}>{concern}</p>
      ))}
      <p>{texts.allTheSame}</p>
    </Alert>
  );
}
