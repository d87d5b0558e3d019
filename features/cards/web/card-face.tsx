import clsx from 'clsx';
import { language } from '#platform/shared/texts/locale.ts';
import { type CardDetails, type ClerkCardId, cardLines } from '../rules.ts';
import { clerkFieldNames, clerkMeanings } from '../texts/clerk-cards.ts';
import { clerkLabels, clerkSentences } from '../texts/clerk-sentences.ts';

interface CardFaceProps {
  card: ClerkCardId;
  details: CardDetails;
  /** Reading size; a clerk reads at arm's length: 32 pt and more, less only where a phone is narrower. */
  className?: string;
}

/** A card as a clerk sees it: the sentence, the person's own lines, and small below it what it means. */
export function CardFace({ card, details, className }: CardFaceProps) {
  const lines = cardLines(card, details);
  return (
    <div className={clsx('grid content-start gap-6 print:gap-4', className)}>
      <p
        lang="pt-PT"
        className="text-[min(2.667rem,12vw)] leading-tight font-strong hyphens-auto wrap-anywhere print:text-[32pt]"
      >
        {clerkSentences[card].other}
      </p>
      {lines.length > 0 && (
        <dl className="grid gap-4 print:gap-3">
          {lines.map(({ field, value }) => (
            <div key={field}>
              <dt className="text-small text-muted">
                <span lang="pt-PT">{clerkLabels[field].other}</span>
                {language !== 'pt' && ` (${clerkFieldNames[field]})`}
              </dt>
              <dd className="min-h-10 border-b border-control text-2xl font-strong wrap-anywhere whitespace-pre-line tabular-nums print:min-h-8 print:text-xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-small text-muted">{clerkMeanings[card]}</p>
    </div>
  );
}

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
