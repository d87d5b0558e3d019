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
  /** When there is nothing at all. */
  empty: EmptyWords;
  /** When the search or the filters find nothing. */
  filtered: EmptyWords;
  clearLabel?: string;
}

/** Shown in place of an empty list: says why it is empty, and clears the search and the filters when they are the reason. */
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
