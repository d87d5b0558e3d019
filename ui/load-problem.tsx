import type { ReactNode } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export interface LoadProblemProps {
  /** What could not be loaded. */
  title: string;
  /** The question that failed, as TanStack Query asks it. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** In place of what the failure says of itself. */
  children?: ReactNode;
  className?: string;
}

/** A part of a page could not be loaded: why, and a way to try again. A whole page has ProblemState. */
export function LoadProblem({ title, query, children, className }: LoadProblemProps) {
  return (
    <Alert
      tone="error"
      title={title}
      className={className}
      actions={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {uiTexts.tryAgain}
        </Button>
      }
    >
      {children ?? query.error?.message}
    </Alert>
  );
}
