import type { CardDetails } from '../rules/card-lines.ts';
import type { ClerkCardId } from '../rules/cards.ts';
import { CardFace } from './card-face.tsx';

interface CardsSheetProps {
  cards: readonly ClerkCardId[];
  details: CardDetails;
}

/** Cards on paper, each in a frame to cut out and whole on its page. */
export function CardsSheet({ cards, details }: CardsSheetProps) {
  return (
    <div className="bg-page text-ink">
      {cards.map((card) => (
        <div key={card} className="mb-6 break-inside-avoid border border-ink p-6">
          <CardFace card={card} details={details} />
        </div>
      ))}
    </div>
  );
}
