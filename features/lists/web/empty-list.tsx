import type { ReactNode } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

interface EmptyWords {
  title: string;
  body: ReactNode;
}

interface EmptyListProps {
  address: { isFiltered: boolean; clear: () => void };
  /** The list is empty without filters. */
  empty: EmptyWords;
  /** Search or filters match nothing. */
  filtered: EmptyWords;
  clearLabel?: string;
}

/** The empty state of a list: says why, and offers to clear search and filters if they are the reason. */
export function EmptyList({ address, empty, filtered, clearLabel = uiTexts.clearSearch }: EmptyListProps) {
  const { title, body } = address.isFiltered ? filtered : empty;
  return (
    <EmptyState
      title={title}
      action={address.isFiltered && <Button onClick={address.clear}>{clearLabel}</Button>}
    >
      <p>{body}</p>
    </EmptyState>
  );
}
