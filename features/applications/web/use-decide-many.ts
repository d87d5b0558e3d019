import { useMutation } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { notify } from '#ui/notify.ts';
import {
  type BatchDecisionResult,
  type BatchUndoResult,
  decideApplications,
  undoDecisions,
} from '../contract/application-batches.ts';
import type { ApplicationStatus, OfficeApplication } from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts as texts } from '../texts/office-batches.ts';
import { useReload } from './use-decision.ts';

const { decision, errors, noName } = officeApplicationTexts;

interface Wanted {
  applications: readonly OfficeApplication[];
  status: ApplicationStatus;
  reason: string;
  /** The same for every attempt with the same note: an answer that got lost can be asked for again. */
  clientKey: string;
}
type Results<Result> = { results: Result[] };
type Item = Pick<OfficeApplication, 'id' | 'version'>;

const items = (applications: readonly Item[]) => applications.map(({ id, version }) => ({ id, version }));
const namesOf = (applications: readonly OfficeApplication[]) => {
  const names = new Map(applications.map(({ id, applicant_name }) => [id, applicant_name ?? noName]));
  return (id: string) => names.get(id) ?? noName;
};

/**
 * Sets the status of several cases. The toast says what changed and what did not, and offers to undo all that did.
 * `onDone` is called here and not by `mutate`, which forgets it when the window is gone: the list may lose every
 * chosen row, and with them the window, before the answer is handled.
 */
export function useDecideMany(onDone: (results: BatchDecisionResult[]) => void) {
  const reload = useReload();
  const undo = useUndoMany();
  return useMutation<Results<BatchDecisionResult>, ApiError, Wanted>({
    mutationFn: ({ applications, status, reason, clientKey }) =>
      call(decideApplications, {
        body: { items: items(applications), status, reason, client_key: clientKey },
      }),
    onSuccess: ({ results }, { applications }) => {
      onDone(results);
      const changed = results.flatMap(({ outcome, application }) =>
        outcome === 'changed' && application ? [application] : [],
      );
      const not = problemsOf(results, applications);
      const until = changed.map(({ undo_until }) => undo_until ?? '').sort()[0];
      notify[not.length > 0 ? 'info' : 'success'](
        decision.updated,
        not.length > 0
          ? `${texts.changedBut(changed.length, not.length)}: ${not.join('; ')}.`
          : `${texts.changed(changed.length)}.`,
        until ? { label: texts.undo, run: () => undo.mutate(changed), until: new Date(until) } : undefined,
      );
    },
    onError: (error) => notify.error(errors.updating, error.message),
    onSettled: reload,
  });
}

/** What did not change, a sentence each. */
function problemsOf(results: BatchDecisionResult[], applications: readonly OfficeApplication[]): string[] {
  const nameOf = namesOf(applications);
  return results.flatMap(({ id, outcome, application, changed_by }) => {
    if (outcome === 'stale') return texts.changedBy(nameOf(id), changed_by);
    if (outcome === 'not_found') return texts.gone(nameOf(id));
    if (outcome === 'unchanged' && application) return texts.already(nameOf(id), application.status);
    return [];
  });
}

function useUndoMany() {
  const reload = useReload();
  return useMutation<Results<BatchUndoResult>, ApiError, OfficeApplication[]>({
    mutationFn: (applications) => call(undoDecisions, { body: { items: items(applications) } }),
    onSuccess: ({ results }, applications) => {
      const nameOf = namesOf(applications);
      const not = results.flatMap(({ id, outcome, changed_by }) => {
        if (outcome === 'stale') return texts.changedBy(nameOf(id), changed_by);
        if (outcome === 'too_late') return texts.tooLate(nameOf(id));
        return outcome === 'not_found' ? texts.gone(nameOf(id)) : [];
      });
      const done = results.length - not.length;
      if (not.length === 0) notify.success(decision.undone, texts.undone(done));
      else notify.info(decision.undone, `${texts.undoneBut(done, not.length)}: ${not.join('; ')}.`);
    },
    onError: (error) => notify.error(errors.updating, error.message),
    onSettled: reload,
  });
}
