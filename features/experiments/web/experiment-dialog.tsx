import clsx from 'clsx';
import { UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { newKey } from '#platform/browser/new-key.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import type { Experiment } from '../contract/experiments.ts';
import { type ExperimentProblem, goalEvents } from '../rules/experiments.ts';
import { goalLabels, officeExperimentTexts } from '../texts/office-experiments.ts';
import { fieldIdOf, useExperimentForm, VariantFields } from './experiment-form.tsx';
import { useExperimentChanges, useExperimentPages } from './queries.ts';

const { form: texts, errors } = officeExperimentTexts;

const labels: Record<string, string> = {
  name: texts.name,
  description: texts.description,
  traffic_percentage: texts.traffic,
  variant_name: texts.variantName,
  traffic_weight: texts.weight,
};

/** The form of an experiment, of a new one or of one that nobody has seen yet. */
export function ExperimentDialog({ experiment, onClose }: { experiment?: Experiment; onClose: () => void }) {
  const hook = useExperimentForm(experiment);
  const { state, form, problems, attempts, set } = hook;
  // Names what was tried: sent again after a broken connection it makes no second one, unless it was changed meanwhile.
  const [tried, setTried] = useState({ key: '', words: '' });
  const { create, save } = useExperimentChanges();
  const pages = useExperimentPages();
  const name = useRef<HTMLInputElement>(null);
  const busy = create.isPending || save.isPending;
  const failed = create.error ?? save.error;
  const theirs =
    save.error?.code === 'stale' ? (save.error.details?.experiment as Experiment | undefined) : undefined;

  const messageOf = (path: string) => {
    const problem: ExperimentProblem | undefined = problems[path];
    const parts = path.split('.');
    const label = labels[parts.at(-1) ?? ''] ?? '';
    // Of a variant: `variants.0.variant_name`.
    const named = parts.length === 3 ? texts.inRow(label, Number(parts[1]) + 1) : label;
    return problem && texts.problem(problem, named);
  };
  const summary = Object.keys(problems).flatMap((path) => {
    const message = messageOf(path);
    return message ? [{ fieldId: fieldIdOf(path), message }] : [];
  });
  const done = () => {
    hook.forget();
    onClose();
  };
  function send(version = state.version) {
    if (!hook.check()) return;
    if (experiment && version !== undefined)
      save.mutate({ id: experiment.id, form, version }, { onSuccess: done });
    else {
      const words = JSON.stringify(form);
      const key = words === tried.words ? tried.key : newKey();
      setTried({ key, words });
      create.mutate({ form, key }, { onSuccess: done });
    }
  }
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
          <Button onClick={done}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form="experiment-form" busy={busy}>
            {busy ? (experiment ? texts.saving : texts.creating) : verb}
          </Button>
        </>
      }
    >
      <form
        id="experiment-form"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) send();
        }}
      >
        {summary.length > 0 && <ErrorSummary key={attempts} problems={summary} />}
        {theirs ? (
          <Alert
            tone="error"
            title={texts.stale.title}
            actions={
              <>
                <Button busy={busy} onClick={() => send(theirs.version)}>
                  {texts.stale.overwrite}
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => {
                    hook.take(theirs);
                    save.reset();
                  }}
                >
                  {texts.stale.take}
                </Button>
              </>
            }
          >
            {texts.stale.body}
          </Alert>
        ) : (
          failed &&
          !busy && (
            <Alert tone="error" title={experiment ? errors.saving : errors.creating}>
              {`${failed.message} ${texts.kept}`}
            </Alert>
          )
        )}
        <Field id={fieldIdOf('name')} label={texts.name} error={messageOf('name')}>
          <TextInput
            ref={name}
            value={state.name}
            autoComplete="off"
            aria-required="true"
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <Field
          id={fieldIdOf('description')}
          label={texts.description}
          error={messageOf('description')}
          optional
        >
          <Textarea
            rows={2}
            value={state.description}
            onChange={(event) => set({ description: event.target.value })}
          />
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
              value={Number.isNaN(state.traffic_percentage) ? '' : state.traffic_percentage}
              onChange={(event) => set({ traffic_percentage: event.target.valueAsNumber })}
            />
          </Field>
          <SharePicture share={state.traffic_percentage} />
        </div>
        <Field id={fieldIdOf('goal_event')} label={texts.goal}>
          <Select
            value={state.goal_event}
            onChange={(event) => {
              const goal = goalEvents.find((one) => one === event.target.value);
              if (goal) set({ goal_event: goal });
            }}
          >
            {goalEvents.map((goal) => (
              <option key={goal} value={goal}>
                {goalLabels[goal]}
              </option>
            ))}
          </Select>
        </Field>
        {pages.error && <LoadProblem title={texts.pagesFailed} query={pages} />}
        {pages.data?.pages.length === 0 && <Alert tone="info" title={texts.noPages} />}
        <VariantFields hook={hook} messageOf={messageOf} />
      </form>
    </Dialog>
  );
}

const { share: shareTexts } = officeExperimentTexts.form;

/** Ten people, of whom as many stand out as join the test; the same in words. */
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
