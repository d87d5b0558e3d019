import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '#features/accounts/web/office-queries.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { notify } from '#ui/notify.ts';
import { assignApplications } from '../contract/application-batches.ts';
import {
  type ApplicationStatus,
  decideApplication,
  type OfficeApplication,
  undoDecision,
} from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts as texts } from '../texts/office-batches.ts';

const decisionTexts = officeApplicationTexts.decision;

interface WantedStatus {
  application: OfficeApplication;
  status: ApplicationStatus;
  reason: string;
}

/** Invalidates everything that shows a status: the list, the case, the overview's counters. */
export function useReload() {
  const client = useQueryClient();
  return () => invalidateTopic(client, 'office-applications');
}

/** Undoes the last decision about a case, while the applicant has not been told. */
export function useUndo() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id, version }: OfficeApplication) =>
      call(undoDecision, { params: { id }, body: { version } }),
    onSuccess: ({ applicant_name, status }) =>
      notify.success(
        decisionTexts.undone,
        decisionTexts.undoneBody(applicant_name ?? officeApplicationTexts.noName, status),
      ),
    onError: (error) => notify.error(officeApplicationTexts.errors.updating, error.message),
    onSettled: reload,
  });
}

/** Sets a status. The toast offers Undo; a refusal is also rethrown for the dialog. */
export function useDecide() {
  const reload = useReload();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ application, status, reason }: WantedStatus) =>
      call(decideApplication, {
        params: { id: application.id },
        body: { status, version: application.version, reason },
      }),
    onSuccess: (decided) =>
      notify.success(decisionTexts.updated, decisionTexts.updatedBody, {
        label: decisionTexts.undo,
        run: () => undo.mutate(decided),
        until: decided.undo_until ? new Date(decided.undo_until) : undefined,
      }),
    onError: (error) => {
      // A colleague's change is no failure: the dialog shows it.
      if (error.code !== 'stale') notify.error(officeApplicationTexts.errors.updating, error.message);
    },
    onSettled: reload,
  });
}

interface WantedAssignee {
  applications: readonly OfficeApplication[];
  /** Null unassigns. */
  to: StaffMember | null;
}

/** How long the toast offers Undo. Nobody is notified of an assignment, so a later undo is a new assignment. */
const undoMs = 30_000;

/** Assigns cases to a member of staff. The toast offers to restore the previous assignees. */
export function useAssign() {
  const reload = useReload();
  const send = (applications: readonly OfficeApplication[], assignee: string | null) =>
    call(assignApplications, { body: { ids: applications.map(({ id }) => id), assignee } });
  const onError = (error: ApiError) => notify.error(texts.notGiven, error.message);

  const undo = useMutation({
    mutationFn: async (before: readonly OfficeApplication[]) => {
      const owners = new Set(before.map(({ assignee }) => assignee?.id ?? null));
      for (const owner of owners)
        await send(
          before.filter(({ assignee }) => (assignee?.id ?? null) === owner),
          owner,
        );
    },
    onError,
    onSettled: reload,
  });
  return useMutation({
    mutationFn: ({ applications, to }: WantedAssignee) => send(applications, to?.id ?? null),
    onSuccess: ({ results }, { applications, to }) => {
      const changed = new Set(results.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id));
      const before = applications.filter(({ id }) => changed.has(id));
      const [first] = before;
      if (!first) return notify.info(texts.givenAlready);
      const name = first.applicant_name ?? officeApplicationTexts.noName;
      notify.success(
        before.length === 1 ? texts.given(name, to?.name) : texts.givenMany(before.length, to?.name),
        undefined,
        { label: texts.undo, run: () => undo.mutate(before), until: new Date(Date.now() + undoMs) },
      );
    },
    onError,
    onSettled: reload,
  });
}
