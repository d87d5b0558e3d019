import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Durations } from '#features/facts/durations.ts';
import { formatSourceDate } from '#features/facts/source-date.ts';
import {
  mostChildren,
  moveMonths,
  papersInHand,
  readWish,
  type TimelineWish,
  timelineOf,
} from '#features/schedule/rules/timeline.ts';
import { paperNames, timelineTexts as texts } from '#features/schedule/texts/timeline.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { LandingFacts } from './landing-facts.ts';
import { TimelineResult } from './timeline-result.tsx';

/** The anchor of the result. */
const resultId = 'timeline-result';

interface TimelinePlannerProps {
  today: string;
  facts: LandingFacts;
  durations: Durations;
}

/**
 * The planner. Its state is in the address alone, so the server renders the result without scripts; with scripts the
 * browser does. On paper only a chosen timeline prints.
 */
export function TimelinePlanner({ today, facts, durations }: TimelinePlannerProps) {
  const [query] = useSearchParams();
  const { key, search } = useLocation();
  const wish = readWish(query, today);
  const result = useRef<HTMLElement>(null);
  const asked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the visit, also to the same address again
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    const heading = result.current?.querySelector<HTMLElement>('h3');
    result.current?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [key]);

  return (
    <section
      id="timeline"
      aria-labelledby="timeline-title"
      data-print-alone={query.size > 0 || undefined}
      className="py-16 md:py-24 print:py-0"
    >
      <div className="wrap grid grid-cols-1 gap-8 md:gap-12">
        <div className="grid grid-cols-1 gap-3">
          <h2 id="timeline-title" className="display text-3xl md:text-4xl">
            {texts.heading}
          </h2>
          <p className="no-print max-w-[62ch]">{texts.lead}</p>
        </div>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-12 print:block">
          <TimelineForm
            key={search}
            wish={wish}
            today={today}
            to={resultId}
            onShow={() => {
              asked.current = true;
            }}
          />
          <section ref={result} id={resultId} aria-labelledby={`${resultId}-title`}>
            <TimelineResult
              titleId={`${resultId}-title`}
              wish={wish}
              timeline={timelineOf(wish, today, durations)}
              facts={facts}
              durations={durations}
            />
          </section>
        </div>
      </div>
    </section>
  );
}

interface TimelineFormProps {
  wish: TimelineWish;
  today: string;
  to: string;
  onShow: () => void;
}

/** Three questions in a native form: submitted by GET, or handled on the page. */
function TimelineForm({ wish, today, to, onShow }: TimelineFormProps) {
  const navigate = useNavigate();
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    onShow();
    navigate({ search: `?${new URLSearchParams(said)}`, hash: `#${to}` }, { preventScrollReset: true });
  }
  return (
    <form
      method="get"
      action={`/#${to}`}
      onSubmit={show}
      className="no-print grid grid-cols-1 gap-6 rounded-card border border-line bg-surface p-card"
    >
      <Field label={texts.move} id="timeline-move">
        <Select name="move" defaultValue={wish.move ?? ''}>
          <option value="">{texts.soonest}</option>
          {moveMonths(today).map((month) => (
            <option key={month} value={month}>
              {formatSourceDate(month)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Field label={texts.who} id="timeline-with">
          <Select name="with" defaultValue={wish.spouse ? 'spouse' : ''}>
            <option value="">{texts.alone}</option>
            <option value="spouse">{texts.couple}</option>
          </Select>
        </Field>
        <Field label={texts.children} id="timeline-children">
          <Select name="children" defaultValue={wish.children}>
            <option value="0">{texts.noChildren}</option>
            {Array.from({ length: mostChildren }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a count is its number
              <option key={index}>{index + 1}</option>
            ))}
          </Select>
        </Field>
      </div>
      <fieldset>
        <legend className="font-strong">{texts.have}</legend>
        <p id="timeline-have" className="mb-2 text-small text-muted">
          {texts.haveHint}
        </p>
        <div className="grid grid-cols-1 min-[30rem]:grid-cols-2 lg:grid-cols-1">
          {papersInHand.map((paper) => (
            <Checkbox
              key={paper}
              id={`timeline-have-${paper}`}
              name="have"
              value={paper}
              label={paperNames[paper]}
              defaultChecked={wish.have.includes(paper)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 gap-3">
        <Button type="submit" variant="primary">
          {texts.submit}
        </Button>
        <p className="text-small text-muted">{texts.privacy}</p>
      </div>
    </form>
  );
}
