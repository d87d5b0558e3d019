import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import { conversionTypes } from '#features/traffic/rules/traffic.ts';
import { eventNames } from '#features/traffic/texts/office-event-names.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal, StaleAlert } from '#ui/form/form-parts.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import type { Experiment } from '../contract/experiments.ts';
import type { ExperimentProblem } from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { fieldIdOf, useExperimentForm, VariantFields } from './experiment-form.tsx';
import { experimentPagesQuery } from './queries.ts';

const { form: texts, errors } = officeExperimentTexts;

const labels: Record<string, string> = {
  name: texts.name,
  description: texts.description,
  traffic_percentage: texts.traffic,
  variant_name: texts.variantName,
  traffic_weight: texts.weight,
};

/** Creates an experiment, or edits one that has not started. */
export function ExperimentDialog({ experiment, onClose }: { experiment?: Experiment; onClose: () => void }) {
  const form = useExperimentForm(experiment, onClose);
  const { values, problems, busy, input } = form;
  const pages = useQuery(experimentPagesQuery);
  const name = useRef<HTMLInputElement>(null);
  const theirs = form.stale?.experiment as Experiment | undefined;

  const messageOf = (path: string) => {
    const problem: ExperimentProblem | undefined = problems[path];
    const parts = path.split('.');
    const label = labels[parts.at(-1) ?? ''] ?? '';
    // A variant's field: `variants.0.variant_name`.
    const named = parts.length === 3 ? texts.inRow(label, Number(parts[1]) + 1) : label;
    return problem && texts.problem(problem, named);
  };
  const summary = Object.keys(problems).flatMap((path) => {
    const message = messageOf(path);
    return message ? [{ fieldId: fieldIdOf(path), message }] : [];
  });
  const verb = experiment ? texts.save : texts.submit;
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && !busy && onClose()}
      title={experiment ? texts.titles.edit : texts.titles.create}
      initialFocus={name}
      actions={
        <>
          <Button
            onClick={() => {
              form.forget();
              onClose();
            }}
          >
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form="experiment-form" busy={busy}>
            {busy ? (experiment ? texts.saving : texts.creating) : verb}
          </Button>
        </>
      }
    >
      <form id="experiment-form" noValidate className="grid gap-5" onSubmit={form.submit}>
        {summary.length > 0 && <ErrorSummary key={form.attempts} problems={summary} />}
        {theirs ? (
          <StaleAlert
            title={texts.stale.title}
            texts={texts.stale}
            busy={busy}
            onOverwrite={() => form.overwrite(theirs.version)}
            onTake={() => form.takeTheirs(theirs)}
          >
            {texts.stale.body}
          </StaleAlert>
        ) : (
          <FormRefusal form={form} title={experiment ? errors.saving : errors.creating} kept={texts.kept} />
        )}
        <Field id={fieldIdOf('name')} label={texts.name} error={messageOf('name')}>
          <TextInput ref={name} autoComplete="off" aria-required="true" {...input('name')} />
        </Field>
        <Field
          id={fieldIdOf('description')}
          label={texts.description}
          error={messageOf('description')}
          optional
        >
          <Textarea rows={2} {...input('description')} />
        </Field>
        <div className="grid gap-5 md:grid-cols-2">
          <Field
            id={fieldIdOf('traffic_percentage')}
            label={texts.traffic}
            hint={texts.trafficHint}
            error={messageOf('traffic_percentage')}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={100}
              step={1}
              className="max-w-28"
              value={Number.isNaN(values.traffic_percentage) ? '' : values.traffic_percentage}
              onChange={(event) => form.set({ traffic_percentage: event.target.valueAsNumber })}
            />
          </Field>
          <SharePicture share={values.traffic_percentage} />
        </div>
        <Field id={fieldIdOf('goal_event')} label={texts.goal}>
          <Select {...input('goal_event')}>
            {conversionTypes.map((goal) => (
              <option key={goal} value={goal}>
                {eventNames[goal]}
              </option>
            ))}
          </Select>
        </Field>
        {pages.error && <LoadProblem title={texts.pagesFailed} query={pages} />}
        {pages.data?.pages.length === 0 && <Alert tone="info" title={texts.noPages} />}
        <VariantFields hook={form} messageOf={messageOf} />
      </form>
    </Dialog>
  );
}

const { share: shareTexts } = officeExperimentTexts.form;

/** Ten figures, coloured in proportion to the traffic share; the same in words. */
function SharePicture({ share }: { share: number }) {
  const known = Number.isInteger(share) && share >= 1 && share <= 100;
  if (!known) return null;
  const joining = Math.round(share / 10);
  return (
    <div className="grid gap-1.5">
      <p>{share === 100 ? shareTexts.all : shareTexts.some(share)}</p>
      <div role="img" aria-label={shareTexts.picture(joining)} className="flex flex-wrap gap-1">
        {Array.from({ length: 10 }, (_, at) => (
          <UserRound
            // biome-ignore lint/suspicious/noArrayIndexKey: ten places that never move
            key={at}
            aria-hidden="true"
            className={clsx('size-6', at < joining ? 'fill-current text-link' : 'text-muted opacity-60')}
          />
        ))}
      </div>
    </div>
  );
}
