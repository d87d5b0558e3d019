import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import type { Experiment } from '../contract/experiments.ts';
import { mayLaunch } from '../rules/experiments.ts';
import { launchTexts, officeExperimentTexts } from '../texts/office-experiments.ts';
import { PlanCard } from './plan-card.tsx';
import { useExperiment, useExperimentChanges } from './use-experiments.ts';

const { launch: texts } = officeExperimentTexts;
const marks = {
  ok: { tone: 'good', label: texts.ok },
  failed: { tone: 'bad', label: texts.notOk },
  warning: { tone: 'due', label: texts.warning },
} as const;

/** Shows what is looked at before a start, and starts when nothing stands in the way. */
export function LaunchDialog({ experiment, onClose }: { experiment: Experiment; onClose: () => void }) {
  const { id, name, abilities } = experiment;
  const asked = useExperiment(id);
  const { status } = useExperimentChanges();
  const checks = asked.data?.checks;
  const ready = checks !== undefined && mayLaunch(checks) && !asked.isFetching;
  const control = asked.data?.experiment.variants[0]?.landing_page;
  const verb = abilities.start ? texts.confirm : texts.resume;
  const start = () =>
    status.mutate(
      { id, version: asked.data?.experiment.version ?? experiment.version, status: 'active' },
      { onSuccess: onClose, onError: () => void asked.refetch() },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={abilities.start ? texts.title(name) : texts.resumeTitle(name)}
      description={texts.body}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button variant="primary" busy={status.isPending} unavailable={!ready} onClick={start}>
            {status.isPending ? texts.busy : verb}
          </Button>
        </>
      }
    >
      {asked.data && checks ? (
        <div className="grid gap-3">
          {!mayLaunch(checks) && <p className="font-strong text-bad-text">{texts.blocked}</p>}
          <ul aria-label={texts.checksLabel} className="grid gap-2">
            {checks.map(({ check, state, names }) => (
              <li key={check} className="grid items-start gap-x-3 sm:grid-cols-[8.5rem_1fr]">
                <StatusMark tone={marks[state].tone}>{marks[state].label}</StatusMark>
                <span className="[overflow-wrap:anywhere]">
                  {state === 'ok' ? launchTexts[check].ok : launchTexts[check].failed(names)}
                </span>
              </li>
            ))}
          </ul>
          {abilities.start && control && <PlanCard experiment={asked.data.experiment} pageId={control.id} />}
        </div>
      ) : asked.error ? (
        <LoadProblem title={texts.failed} query={asked} />
      ) : (
        <LoadingArea label={texts.checking}>
          <Skeleton className="h-40" />
        </LoadingArea>
      )}
    </Dialog>
  );
}
