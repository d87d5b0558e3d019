import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/text-input.tsx';
import type { Experiment } from '../contract/experiments.ts';
import { experimentLimits } from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { experimentResultsQuery, useExperimentChanges } from './queries.ts';

const { finish: texts } = officeExperimentTexts;

/** Asks for the outcome and says what each choice does. */
export function FinishDialog({ experiment, onClose }: { experiment: Experiment; onClose: () => void }) {
  const { id, name, version, variants } = experiment;
  const [choice, setChoice] = useState<string>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { finish } = useExperimentChanges();
  const { data: results } = useQuery(experimentResultsQuery(id));
  const group = useId();
  const [control, ...challengers] = variants;
  const early = results && !results.judgement.minimumReached;
  function submit() {
    setMissing(choice === undefined);
    if (choice === undefined) document.getElementById(`${group}-0`)?.focus();
    else finish.mutate({ id, version, winner: choice || null, note }, { onSuccess: onClose });
  }
  const choices = [
    { value: '', label: texts.keep(control?.variant_name ?? ''), effect: texts.keepEffect },
    ...challengers.map((variant) => ({
      value: variant.id,
      label: texts.choose(variant.variant_name),
      effect: texts.chooseEffect(
        variant.landing_page?.title ?? variant.variant_name,
        control?.landing_page?.slug ?? '',
      ),
    })),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !finish.isPending && onClose()}
      title={texts.title(name)}
      description={texts.body}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button variant="primary" busy={finish.isPending} onClick={submit}>
            {finish.isPending ? texts.busy : texts.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {early && (
          <Alert tone="deadline" title={texts.early}>
            {texts.earlyBody}
          </Alert>
        )}
        <fieldset className="grid gap-3" aria-describedby={missing ? `${group}-missing` : undefined}>
          <legend className="mb-2 font-strong">{texts.decision}</legend>
          {choices.map(({ value, label, effect }, at) => (
            <label
              key={value}
              className="grid grid-cols-[auto_1fr] gap-x-3 rounded-control border border-line p-3 has-checked:border-control has-checked:bg-tint"
            >
              <input
                type="radio"
                id={`${group}-${at}`}
                name={group}
                value={value}
                checked={choice === value}
                onChange={() => setChoice(value)}
                className="mt-0.5 size-5 accent-(--link)"
              />
              <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
                <b className="font-strong">{label}</b>
                <span className="text-small text-muted">{effect}</span>
              </span>
            </label>
          ))}
          {missing && choice === undefined && (
            <p id={`${group}-missing`} role="alert" className="text-small font-strong text-bad-text">
              {texts.missing}
            </p>
          )}
        </fieldset>
        <Field label={texts.note} hint={texts.noteHint} optional>
          <Textarea
            rows={3}
            maxLength={experimentLimits.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        {finish.error && (
          <Alert tone="error" title={officeExperimentTexts.errors.finishing}>
            {finish.error.code === 'stale' ? officeExperimentTexts.errors.stale : finish.error.message}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
