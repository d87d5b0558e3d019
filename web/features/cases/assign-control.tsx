import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { listStaff } from '#domain/contracts/accounts.ts';
import { assignApplication, type OfficeApplication } from '#domain/contracts/applications.ts';
import { officeCaseTexts } from '#domain/texts/office-cases.ts';
import { type ApiError, call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { notify } from '../../ui/notify.ts';
import { officeApplicationsKey } from '../applications/use-office-applications.ts';

const texts = officeCaseTexts.assign;

/** Whose case it is, and the way to give it to somebody. */
export function AssignControl({ application: { id, assignee } }: { application: OfficeApplication }) {
  const client = useQueryClient();
  const me = useSession().user?.id;
  const { data: staff } = useQuery({
    queryKey: ['accounts', 'staff'],
    queryFn: async ({ signal }) => (await call(listStaff, {}, { signal })).staff,
    staleTime: 300_000,
  });
  const assign = useMutation<OfficeApplication, ApiError, string | null>({
    mutationFn: (to) => call(assignApplication, { params: { id }, body: { assignee: to } }),
    onSuccess: (assigned) => notify.success(texts.done(assigned.assignee?.name)),
    onError: (error) => notify.error(texts.failed, error.message),
    onSettled: () => client.invalidateQueries({ queryKey: officeApplicationsKey }),
  });
  const others = (staff ?? []).filter((person) => person.id !== me && person.id !== assignee?.id);
  return (
    <Menu
      label={texts.label}
      trigger={
        <Button variant="quiet" busy={assign.isPending}>
          <UserRound aria-hidden="true" />
          {texts.button(assignee?.name)}
        </Button>
      }
      items={[
        ...(me && assignee?.id !== me ? [{ label: texts.me, onSelect: () => assign.mutate(me) }] : []),
        ...others.map((person) => ({ label: person.name, onSelect: () => assign.mutate(person.id) })),
        ...(assignee ? [{ label: texts.clear, onSelect: () => assign.mutate(null), separated: true }] : []),
      ]}
    />
  );
}
