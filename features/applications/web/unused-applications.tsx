import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notify.ts';
import { listUnused, removeUnused } from '../contract/unused-applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';

const texts = officeApplicationTexts.unused;

const unusedQuery = queryOptions({
  queryKey: ['applications', 'office', 'unused'],
  queryFn: async ({ signal }) => (await call(listUnused, {}, { signal })).applications,
  meta: { staleOn: ['office-applications'] },
});

/** For admins: offers to remove the empty applications of people who work here. Nothing where there are none. */
export function UnusedApplications() {
  const client = useQueryClient();
  const { data: unused = [] } = useQuery(unusedQuery);
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(removeUnused, {}),
    onSuccess({ removed }) {
      setAsking(false);
      notify.success(texts.removed(removed));
      return invalidateTopic(client, 'office-applications');
    },
    onError: (error) => notify.error(texts.failed, error.message),
  });
  if (unused.length === 0) return null;
  return (
    <Alert
      tone="info"
      title={texts.title(unused.length)}
      actions={<Button onClick={() => setAsking(true)}>{texts.remove}</Button>}
    >
      <p>{unused.length === 1 ? texts.detail : texts.details}</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.question(unused.length)}
        description={unused.map(({ display_name, email }) => display_name ?? email).join(', ')}
        confirmLabel={texts.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </Alert>
  );
}
