import { useMutation } from '@tanstack/react-query';
import type { StaffMember } from '#features/accounts/web/use-staff.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { notify } from '#ui/notify.ts';
import { assignApplications, type BatchAssignmentResult } from '../contract/application-batches.ts';
import type { OfficeApplication } from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts as texts } from '../texts/office-batches.ts';
import { useReload } from './use-decision.ts';

interface Wanted {
  applications: readonly OfficeApplication[];
  /** Null gives them to nobody. */
  to: StaffMember | null;
}

/** How long the toast offers to take it back; nobody is told of an assignment, so that later it is simply done again. */
const undoMs = 30_000;

/** Gives cases to somebody. The toast says what happened and offers to give them back to whom they were. */
export function useAssign() {
  const reload = useReload();
  const send = (applications: readonly OfficeApplication[], assignee: string | null) =>
    call(assignApplications, { body: { ids: applications.map(({ id }) => id), assignee } });
  const onError = (error: ApiError) => notify.error(texts.notGiven, error.message);

  const undo = useMutation<void, ApiError, readonly OfficeApplication[]>({
    mutationFn: async (before) => {
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
  return useMutation<{ results: BatchAssignmentResult[] }, ApiError, Wanted>({
    mutationFn: ({ applications, to }) => send(applications, to?.id ?? null),
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
