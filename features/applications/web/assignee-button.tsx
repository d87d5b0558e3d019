import clsx from 'clsx';
import { UserRoundPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { shortName } from '#platform/browser/short-name.ts';
import type { OfficeApplication } from '../contract/applications.ts';
import { officeBatchTexts as texts } from '../texts/office-batches.ts';

export interface AssigneeButtonProps extends ComponentProps<'button'> {
  /** Whose case it is about. */
  name: string;
  assignee: OfficeApplication['assignee'];
}

/** "Ana R.", or the offer to give it to somebody: opens the choice. */
export function AssigneeButton({ name, assignee, className, ...rest }: AssigneeButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={texts.assignedLabel(
        name,
        assignee && { short: shortName(assignee.name), name: assignee.name },
      )}
      title={assignee?.name}
      className={clsx(
        '-mx-1.5 inline-flex min-h-control max-w-full items-center gap-1 rounded-tile px-1.5 text-small hover:bg-well hover:text-ink',
        // With a pointer that hovers, the offer waits for it: a column of the same word says nothing.
        assignee
          ? 'text-ink'
          : 'text-muted hover-able:opacity-0 hover-able:group-hover/row:opacity-100 hover-able:group-focus-within/row:opacity-100 aria-expanded:opacity-100 focus-visible:opacity-100',
        className,
      )}
    >
      {assignee ? (
        <span className="truncate">{shortName(assignee.name)}</span>
      ) : (
        <>
          <UserRoundPlus aria-hidden="true" className="size-4" />
          {texts.nobodyYet}
        </>
      )}
    </button>
  );
}
