import { guideSteps } from '#domain/texts/guide.ts';
import { Card } from '../../ui/card.tsx';
import { Tile } from '../../ui/tile.tsx';
import type { TileFigure } from '../../ui/tile-figures.tsx';

/** One figure per step, in the guide's order. Tiles carry no digits: the titles have their own. */
export const guideFigures: readonly TileFigure[] = ['key', 'letter', 'folio', 'quill', 'voices', 'house'];

/** The six steps to read, each with its tile and its usual time. */
export function GuideOverview() {
  return (
    <ol className="grid gap-4">
      {guideSteps.map(({ title, duration }, index) => (
        <li key={title}>
          <Card padded={false} className="grid grid-cols-[auto_1fr] items-center gap-4 p-2">
            <Tile figure={guideFigures[index] ?? 'flor'} className="size-tile rounded-tile" />
            <div className="py-1 pr-2">
              <h2 className="text-lead">{title}</h2>
              <p className="text-small text-muted">{duration}</p>
            </div>
          </Card>
        </li>
      ))}
    </ol>
  );
}
