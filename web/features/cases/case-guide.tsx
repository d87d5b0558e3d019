import type { CaseFile } from '#domain/contracts/cases.ts';
import { type GuideStepId, guideItems } from '#domain/rules/guide-items.ts';
import { applicationStages } from '#domain/texts/applications.ts';
import { guideSteps } from '#domain/texts/guide.ts';
import { officeCaseTexts } from '#domain/texts/office-cases.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { TileGlaze } from '../../ui/tile.tsx';
import { TileRow } from '../../ui/tile-row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { guideFigures } from '../guide/guide-figures.ts';
import { stateWords } from '../guide/state-words.ts';

const texts = officeCaseTexts.guide;

type Guide = CaseFile['guide'];
type Step = Guide['steps'][number];

const glazes: Record<Step['state'], TileGlaze> = {
  completed: 'gold',
  in_progress: 'white',
  not_started: 'white',
  locked: 'bisque',
};

/** How far the applicant's guide has come, in the words and numbers of their own screens. */
export function CaseGuide({ file: { guide, current_step } }: { file: CaseFile }) {
  const stage = applicationStages[current_step - 1];
  const now = guide.steps.findIndex(({ state }) => state !== 'completed');
  const step = guide.steps[now];
  return (
    <Card padded={false} aria-labelledby="case-guide">
      <CardHeader
        id="case-guide"
        title={texts.title(guide.steps_completed)}
        aside={stage && texts.stage(current_step, stage.title)}
        className="border-b border-line px-4 py-3"
      />
      <div className="grid items-center gap-x-6 gap-y-3 p-4 sm:grid-cols-[minmax(0,15rem)_1fr]">
        <div>
          <TileRow
            tiles={guide.steps.map(({ id, state }, index) => ({
              key: id,
              figure: guideFigures[index] ?? 'star',
              glaze: glazes[state],
              framed: index === now,
            }))}
          />
          <VisuallyHidden>
            {texts.tiles(guide.steps.map((each, at) => `${guideSteps[at]?.short}, ${stateWords(each)}`))}
          </VisuallyHidden>
        </div>
        <div className="min-w-0">
          <p className="font-strong">{step ? guideSteps[now]?.title : texts.all}</p>
          {step && <p className="text-small text-muted">{progressWords(guide, step)}</p>}
          <p className="text-small text-muted">{texts.documents(guide.document_types.length)}</p>
        </div>
      </div>
      <Disclosure title={texts.steps} className="border-t border-line-soft px-4 py-1">
        <ol className="grid gap-2 pb-2">
          {guide.steps.map((each, at) => (
            <li key={each.id} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0">{guideSteps[at]?.title}</span>
              <span className="text-small text-muted">
                {stateWords(each)}
                {each.total > 0 && each.state !== 'completed' && `, ${progressWords(guide, each)}`}
              </span>
            </li>
          ))}
        </ol>
        <p className="text-small text-muted">{texts.asSeen}</p>
      </Disclosure>
    </Card>
  );
}

/** "3 of 6 parts done, the last on Mar 14, 2027". */
function progressWords(guide: Guide, { id, done, total }: Step): string {
  const last = lastTick(guide, id);
  const parts = texts.parts(done, total);
  return last ? `${parts}, ${texts.last(formatShortDate(last))}` : parts;
}

/** When something of a step was ticked last; steps that are measured by documents have no ticks of their own. */
function lastTick({ completed }: Guide, id: GuideStepId): string | undefined {
  return guideItems[id]
    .flatMap((item) => completed[item] ?? [])
    .sort()
    .at(-1);
}
