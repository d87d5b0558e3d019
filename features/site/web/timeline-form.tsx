import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { formatSourceDate } from '#features/facts/web/source-date.ts';
import {
  mostChildren,
  moveMonths,
  papersInHand,
  type TimelineWish,
} from '#features/schedule/rules/timeline.ts';
import { paperNames, timelineTexts as texts } from '#features/schedule/texts/timeline.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface TimelineFormProps {
  wish: TimelineWish;
  today: string;
  /** The id of the result. */
  to: string;
  onShow: () => void;
}

/** Three questions in a form of the browser's own: it is sent by GET, or with script stays on the page. */
export function TimelineForm({ wish, today, to, onShow }: TimelineFormProps) {
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
