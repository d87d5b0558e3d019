import { Button } from '#ui/button.tsx';
import { type CardDetails, cardLines } from '../rules/card-lines.ts';
import type { ClerkCardId, ClerkField } from '../rules/cards.ts';
import { clerkFieldNames, clerkCardTexts as texts } from '../texts/clerk-cards.ts';

/** They are others each time: nobody wants them kept. */
const newEachTime: readonly ClerkField[] = ['appointment', 'medicine', 'allergies'];

interface MissingLinesProps {
  card: ClerkCardId;
  details: CardDetails;
  onFillIn: () => void;
}

/** Which lines of a card are empty, and where they are filled in. */
export function MissingLines({ card, details, onFillIn }: MissingLinesProps) {
  const empty = cardLines(card, details).filter(({ value }) => value === undefined);
  if (empty.length === 0) return null;
  const named = empty.map(({ field }) => clerkFieldNames[field]).join(', ');
  const canBeKept = empty.some(({ field }) => !newEachTime.includes(field));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">
      <p>
        {texts.missing(named)} {!canBeKept && texts.writeByHand}
      </p>
      {canBeKept && <Button onClick={onFillIn}>{texts.fillIn}</Button>}
    </div>
  );
}
