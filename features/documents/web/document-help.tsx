import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { documentTexts } from '../texts/documents.ts';

/** Tips for good copies, and whom to ask. */
export function DocumentHelp() {
  const { title, tips, contact } = documentTexts.help;
  return (
    <FoldingCard aria-labelledby="document-help-title" className="grid content-start gap-4">
      <CardHeader id="document-help-title" title={title} />
      <ul className="grid list-disc gap-2 pl-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div>
        <ButtonLink to="/support">{contact}</ButtonLink>
      </div>
    </FoldingCard>
  );
}
