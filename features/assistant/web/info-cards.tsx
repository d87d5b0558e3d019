import { Tile } from '#ui/tile.tsx';
import type { TileFigure } from '#ui/tile-figures.tsx';
import { assistantTexts } from '../texts/assistant.ts';

const { cards, cardsTitle } = assistantTexts;

const figures: Record<keyof typeof cards, TileFigure> = {
  planning: 'star',
  investment: 'key',
  documents: 'folio',
};

/** Three things that it helps with. */
export function InfoCards() {
  return (
    <section aria-label={cardsTitle} className="@container">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {(Object.keys(cards) as (keyof typeof cards)[]).map((name) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-4 gap-y-2 rounded-card border border-line bg-surface p-4 @max-[13rem]:grid-cols-1"
          >
            <Tile figure={figures[name]} className="size-12" />
            <div>
              <h2 className="text-lead font-strong">{cards[name].title}</h2>
              <p className="text-muted">{cards[name].detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
