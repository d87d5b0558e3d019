import { Suspense, useId } from 'react';
import { useSearchParams } from 'react-router';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Field } from '#ui/field.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type ApostillePaper, apostillePapers, apostilleRoute, isStatePaper } from '../rules/apostille.ts';
import { usPlaceOf } from '../rules/us-places.ts';
import { paperChoices, apostilleTexts as texts } from '../texts/apostille.ts';
import { ApostilleAnswer, answerWords } from './apostille-answer.tsx';

/** A list to type into weighs 35 kB, and the federal papers do without. */
const PlaceControl = lazyPlace(
  async () => ({ default: (await import('./place-control.tsx')).PlaceControl }),
  uiTexts.notCome(texts.place.label),
);

/** Which paper, from which state: who puts the apostille on it. The choice is in the address, so that Back undoes it. */
export function ApostilleRouter() {
  const [search, setSearch] = useSearchParams();
  const paper = apostillePapers.find((one) => one === search.get('paper'));
  const place = usPlaceOf(search.get('state'));
  const route = paper && apostilleRoute(paper, place);
  const words = route && answerWords(route);
  const asksPlace = paper !== undefined && isStatePaper(paper);

  function choose(nextPaper: ApostillePaper | undefined, nextPlace: string | undefined) {
    const next = new URLSearchParams();
    if (nextPaper) next.set('paper', nextPaper);
    if (nextPlace) next.set('state', nextPlace);
    setSearch(next, { preventScrollReset: true });
  }
  return (
    <div className="grid items-start gap-x-12 gap-y-8 pb-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className="grid gap-6">
        <PaperChoice value={paper} onChoose={(chosen) => choose(chosen, place)} />
        {asksPlace && (
          <Field
            label={texts.place.label}
            hint={paper === 'notarized' ? texts.place.notary : texts.place.hint}
          >
            <Suspense fallback={<Skeleton className="h-12" />}>
              <PlaceControl value={place ?? ''} onChange={(chosen) => choose(paper, chosen)} />
            </Suspense>
          </Field>
        )}
      </div>
      <div>
        <p role="status" className="sr-only">
          {words?.headline}
        </p>
        {route ? (
          <ApostilleAnswer route={route} words={words} />
        ) : (
          <p className="rounded-card border border-line p-card text-muted">{texts.waiting.paper}</p>
        )}
      </div>
    </div>
  );
}

interface PaperChoiceProps {
  value: ApostillePaper | undefined;
  onChoose: (paper: ApostillePaper) => void;
}

/** One of the papers, all of them seen, each a line of its own to press. */
function PaperChoice({ value, onChoose }: PaperChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-strong">{texts.paper}</legend>
      <div className="rounded-control border border-control bg-surface py-1">
        {apostillePapers.map((paper) => (
          <label
            key={paper}
            className="flex min-h-control cursor-pointer items-center gap-3 px-3.5 py-1.5 hover:bg-tint has-checked:bg-tint-strong has-checked:font-strong"
          >
            <input
              type="radio"
              name={name}
              value={paper}
              checked={paper === value}
              onChange={() => onChoose(paper)}
              className="size-5 flex-none accent-(--link)"
            />
            {paperChoices[paper]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
