import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { notify } from '#ui/notify.ts';
import {
  type ApplicationStatus,
  decideApplication,
  type OfficeApplication,
  undoDecision,
} from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeApplicationsKey } from './use-office-applications.ts';

const texts = officeApplicationTexts.decision;

interface Wanted {
  application: OfficeApplication;
  status: ApplicationStatus;
  reason: string;
}

/** Everything that shows a status reads it again: the list, the case, the overview's counters. */
export function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: officeApplicationsKey }),
      client.invalidateQueries({ queryKey: ['overview'] }),
    ]);
}

/** Takes the last decision about a case back, while the applicant has not been told. */
export function useUndo() {
  const reload = useReload();
  return useMutation<OfficeApplication, ApiError, OfficeApplication>({
    mutationFn: ({ id, version }) => call(undoDecision, { params: { id }, body: { version } }),
    onSuccess: ({ applicant_name, status }) =>
      notify.success(texts.undone, texts.undoneBody(applicant_name ?? officeApplicationTexts.noName, status)),
    onError: (error) => notify.error(officeApplicationTexts.errors.updating, error.message),
    onSettled: reload,
  });
}

/** Sets a status. The toast offers to undo it; a refusal is also left for the dialog to show. */
export function useDecide() {
  const reload = useReload();
  const undo = useUndo();
  return useMutation<OfficeApplication, ApiError, Wanted>({
    mutationFn: ({ application, status, reason }) =>
      call(decideApplication, {
        params: { id: application.id },
        body: { status, version: application.version, reason },
      }),
    onSuccess: (decided) =>
      notify.success(texts.updated, texts.updatedBody, {
        label: texts.undo,
        run: () => undo.mutate(decided),
        until: decided.undo_until ? new Date(decided.undo_until) : undefined,
      }),
    onError: (error) => {
      // Somebody else's change is no failure: the dialog shows it in place.
      if (error.code !== 'stale') notify.error(officeApplicationTexts.errors.updating, error.message);
    },
    onSettled: reload,
  });
}
