import { guideSteps } from '#domain/texts/guide.ts';
import { Card } from '../../ui/card.tsx';
import { Tile } from '../../ui/tile.tsx';
import { guideFigures } from './guide-figures.ts';

/** The six steps to read, each with its tile and its usual time. */
export function GuideOverview() {
  return (
    <ol className="grid max-w-read gap-4">
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
