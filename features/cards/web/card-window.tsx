import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Listen } from '#features/guide/web/listen.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import {
  type CardDetails,
  type ClerkCardId,
  type ClerkField,
  cardLines,
  clerkCardIds,
  groupOfCard,
} from '../rules.ts';
import {
  clerkFieldNames,
  clerkGroupNames,
  clerkWarnings,
  clerkCardTexts as texts,
} from '../texts/clerk-cards.ts';
import { clerkSentences } from '../texts/clerk-sentences.ts';
import { CardFace, CardsSheet } from './card-face.tsx';

interface CardWindowProps {
  card: ClerkCardId;
  details: CardDetails;
  onClose: () => void;
  /** Leads to the boxes in which what is missing can be typed. */
  onFillIn: () => void;
}

/** One card over the whole screen, to hold out. The arrow keys turn to the next one; Escape goes back to all of them. */
export function CardWindow({ card, details, onClose, onFillIn }: CardWindowProps) {
  const navigate = useNavigate();
  const place = clerkCardIds.indexOf(card);
  const warning = clerkWarnings[card];
  function turn(by: -1 | 1) {
    const next = clerkCardIds[place + by];
    if (next) void navigate(cardAddress(next), { replace: true, preventScrollReset: true });
  }
  useEffect(() => {
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') turn(1);
      else if (key === 'ArrowLeft') turn(-1);
    };
    // Before the window, which keeps arrow keys to itself.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
  return (
    <Dialog
      open
      hasAddress
      onOpenChange={(open) => open || onClose()}
      title={clerkGroupNames[groupOfCard(card)]}
      description={texts.position(place + 1, clerkCardIds.length)}
      size="full"
      actions={
        <>
          <Listen key={card} spoken={{ 'pt-PT': clerkSentences[card].other }} />
          <PrintButton sheet={<CardsSheet cards={[card]} details={details} />}>{texts.printOne}</PrintButton>
          <Button unavailable={place === 0} onClick={() => turn(-1)}>
            {texts.previous}
          </Button>
          <Button unavailable={place === clerkCardIds.length - 1} variant="primary" onClick={() => turn(1)}>
            {texts.next}
          </Button>
        </>
      }
    >
      <div className="mx-auto grid w-full max-w-[48rem] content-start gap-5 lg:content-center">
        <div aria-live="polite">
          <CardFace card={card} details={details} />
        </div>
        {warning && <p className="rounded-control bg-due p-4 text-small text-due-text">{warning}</p>}
        <MissingLines card={card} details={details} onFillIn={onFillIn} />
      </div>
    </Dialog>
  );
}

/** They are others each time: nobody wants them kept. */
const newEachTime: readonly ClerkField[] = ['appointment', 'medicine', 'allergies'];

interface MissingLinesProps {
  card: ClerkCardId;
  details: CardDetails;
  onFillIn: () => void;
}

/** Which lines of a card are empty, and where they are filled in. */
function MissingLines({ card, details, onFillIn }: MissingLinesProps) {
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

/** Where all cards stand, or one of them fills the screen. */
export const cardAddress = (card?: ClerkCardId): string =>
  card ? `/visa-process/cards?card=${card}` : '/visa-process/cards';
