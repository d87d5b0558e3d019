import { siteTexts } from '#domain/texts/site.ts';
import { Tile } from '../../ui/tile.tsx';
import type { TileFigure } from '../../ui/tile-figures.tsx';

const figures: TileFigure[] = ['star', 'folio', 'voices'];

/** 'What We Offer': three things, each with its tile. */
export function Offer() {
  return (
    <section aria-labelledby="offer-title" className="py-16 md:py-24">
      <div className="wrap grid gap-8 md:gap-12">
        <h2 id="offer-title" className="display text-3xl md:text-4xl">
          {siteTexts.offer.heading}
        </h2>
        <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
          {siteTexts.offer.items.map(({ title, detail }, index) => (
            <li
              key={title}
              className="grid grid-cols-[72px_1fr] content-start items-start gap-4 md:grid-cols-1"
            >
              <Tile
                figure={figures[index] ?? 'flor'}
                className="size-18 rounded-tile border border-line md:size-28"
              />
              <div>
                <h3 className="mb-2 text-xl">{title}</h3>
                <p className="max-w-[36ch]">{detail}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
