import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface DisclosureProps {
  /** A question that is answered inside: "How these fit together". */
  title: ReactNode;
  className?: string;
  /** Open when it comes; afterwards it is the reader's. */
  startsOpen?: boolean;
  /** Each time it is opened or closed. */
  onToggle?: (open: boolean) => void;
  /** Its summary is what opens a row of a list (see `keep-focus.ts`). */
  'data-open'?: boolean;
  children: ReactNode;
}

/** An explanation for those who ask for it. The browser's own element: works without script and is found by a search. */
export function Disclosure({
  title,
  className,
  startsOpen = false,
  onToggle,
  'data-open': opensRow,
  children,
}: DisclosureProps) {
  const [open] = useState(startsOpen);
  return (
    <details
      open={open}
      className={clsx('group', className)}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary
        data-open={opensRow}
        className="prose-link -ml-1 inline-flex min-h-control list-none items-center gap-1 py-1.5 [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight aria-hidden="true" className="group-open:rotate-90" />
        {title}
      </summary>
      <div className="grid gap-3 pt-1 pb-2">{children}</div>
    </details>
  );
}
