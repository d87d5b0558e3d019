import { UserRound } from 'lucide-react';
import type { OfficeApplication } from '#features/applications/contract/applications.ts';
import { AssigneeMenu } from '#features/applications/web/assignee-menu.tsx';
import { useAssign } from '#features/applications/web/use-assign.ts';
import { Button } from '#ui/button.tsx';
import { officeCaseTexts } from '../texts/office-cases.ts';

/** Whose case it is, and the way to give it to somebody. */
export function AssignControl({ application }: { application: OfficeApplication }) {
  const assign = useAssign();
  return (
    <AssigneeMenu
      trigger={
        <Button variant="quiet" busy={assign.isPending}>
          <UserRound aria-hidden="true" />
          {officeCaseTexts.assigned(application.assignee?.name)}
        </Button>
      }
      onAssign={(to) => assign.mutate({ applications: [application], to })}
    />
  );
}
