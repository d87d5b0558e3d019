import { UserRound } from 'lucide-react';
import type { OfficeApplication } from '#domain/contracts/applications.ts';
import { officeCaseTexts } from '#domain/texts/office-cases.ts';
import { Button } from '../../ui/button.tsx';
import { AssigneeMenu } from '../applications/assignee-menu.tsx';
import { useAssign } from '../applications/use-assign.ts';

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
