import clsx from 'clsx';
import { Check, CircleDashed, Contrast, Lock, TriangleAlert } from 'lucide-react';
import type { Icon } from '#ui/icon.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { type Results, sayWeights } from './verdict-strip.tsx';

const { results: texts } = officeExperimentTexts;
const { gates: words } = texts;

type State = 'good' | 'waiting' | 'bad' | 'unknown' | 'locked';
const looks: Record<State, { icon: Icon; glyph: string }> = {
  good: { icon: Check, glyph: 'text-good-text' },
  waiting: { icon: Contrast, glyph: 'text-icon-now' },
  bad: { icon: TriangleAlert, glyph: 'text-bad-text' },
  unknown: { icon: CircleDashed, glyph: 'text-muted' },
  locked: { icon: Lock, glyph: 'text-good-text' },
};

interface Gate {
  id: string;
  state: State;
  title: string;
  body: string;
}

/** What the figures rest on: split, data, time, and that nothing else got worse. */
export function Gates({ results }: { results: Results }) {
  return (
    <ul
      aria-label={words.title}
      className="grid border-t border-line sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
    >
      {gatesOf(results).map(({ id, state, title, body }) => {
        const { icon: Glyph, glyph } = looks[state];
        return (
          <li
            key={id}
            className="grid grid-cols-[auto_1fr] gap-x-2.5 border-line-soft px-4 py-3 max-sm:border-t max-sm:first:border-0 xl:border-l xl:first:border-0"
          >
            <Glyph aria-hidden="true" className={clsx('mt-0.5 size-5', glyph)} />
            <div className="min-w-0">
              <p className="text-small font-strong">{title}</p>
              <p className="text-small [overflow-wrap:anywhere] text-muted">{body}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function gatesOf(results: Results): Gate[] {
  const { judgement, experiment, changed_pages } = results;
  const { split, progress } = judgement;
  const { conversions, fullDays } = progress;
  const [counts, weights] = sayWeights(results);
  const enough = conversions.have >= conversions.need;
  const long = fullDays.have >= fullDays.need;
  const gates: Gate[] = [
    {
      id: 'split',
      state: split.state === 'right' ? 'good' : split.state === 'wrong' ? 'bad' : 'unknown',
      title:
        split.state === 'right'
          ? words.splitRight
          : split.state === 'wrong'
            ? texts.verdict.splitWrong
            : words.splitFew,
      body: words.split(counts, weights, split.p === null ? '' : words.p(texts.pOf(split.p))),
    },
    {
      id: 'data',
      state: enough ? 'good' : 'waiting',
      title: enough ? words.data.yes : words.data.no,
      body: words.dataBody(conversions.have, conversions.need),
    },
    {
      id: 'time',
      state: long ? 'good' : 'waiting',
      title: long ? words.time.yes : words.time.no,
      body: words.timeBody(texts.fullDays(fullDays.have), fullDays.need),
    },
    harmGate(results),
  ];
  if (changed_pages.length > 0) {
    const names = experiment.variants.filter(({ id }) => changed_pages.includes(id));
    gates.push({
      id: 'changed',
      state: 'bad',
      title: words.changed(names.map(({ variant_name }) => variant_name).join(', ')),
      body: words.changedBody,
    });
  }
  if (experiment.status === 'active')
    gates.push({ id: 'locked', state: 'locked', title: words.locked, body: words.lockedBody });
  return gates;
}

function harmGate({ judgement: { guardrails }, experiment }: Results): Gate {
  const worse = guardrails.some(({ state }) => state === 'worse');
  const known = guardrails.some(({ values }) => values !== null);
  const several = experiment.variants.length > 2;
  const lines = guardrails.flatMap(({ guardrail, values, variant }) => {
    if (!values) return [];
    const sayIt = (value: number) =>
      guardrail === 'load_time' ? `${(value / 1000).toFixed(1)} s` : texts.percent(value);
    const name = experiment.variants.find(({ id }) => id === variant)?.variant_name;
    const label = words.guardrails[guardrail] + (several ? ` (${name})` : '');
    return words.guardrail(label, sayIt(values.control), sayIt(values.variant));
  });
  return {
    id: 'harm',
    state: worse ? 'bad' : known ? 'good' : 'unknown',
    title: worse ? words.harm.no : known ? words.harm.yes : words.harm.unknown,
    body: lines.length > 0 ? lines.join(', ') : words.guardrailHidden,
  };
}
