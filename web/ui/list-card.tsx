import { type ReactNode, useId } from 'react';
import { uiTexts } from '#domain/texts/ui.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Card, CardHeader } from './card.tsx';
import { ProblemState } from './problem-state.tsx';
import { LoadingArea, Skeleton } from './skeleton.tsx';

export interface ListCardProps {
  /** 'Applications (12)'. */
  title: string;
  /** At the end of the title's line: what has come since, a summary. */
  aside?: ReactNode;
  /** Said while the first page comes: "Loading applications...". */
  loadingLabel: string;
  loading: boolean;
  /** Why it could not be loaded. Rows that stood before stay, with the failure above them. */
  problem?: {
    title: string;
    detail: string;
    reference?: string;
    onRetry: () => void;
    retrying: boolean;
  } | null;
  /** Stands in place of an empty list. */
  empty: ReactNode;
  shown: number;
  /** "50 of 1,284 shown." */
  shownText: string;
  /** The way to the next page; absent at the end. */
  more?: { busy: boolean; onMore: () => void };
  /** The table. */
  children: ReactNode;
}

/** A list in whatever state it is: coming, failed, empty, or full with a way to more. */
export function ListCard(props: ListCardProps) {
  const heading = useId();
  return (
    <Card padded={false} aria-labelledby={heading}>
      <CardHeader
        id={heading}
        title={props.title}
        aside={props.aside}
        className="border-b border-line px-4 py-3"
      />
      <ListContent {...props} />
      {props.shown > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2">
          <p className="text-small text-muted" role="status">
            {props.shownText}
          </p>
          {props.more && (
            <Button busy={props.more.busy} onClick={props.more.onMore}>
              {uiTexts.showMore}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function ListContent({ loading, loadingLabel, problem, shown, empty, children }: ListCardProps) {
  if (loading) {
    return (
      <LoadingArea label={loadingLabel}>
        <div className="grid gap-3 p-4">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </div>
      </LoadingArea>
    );
  }
  if (!problem) return shown > 0 ? children : empty;
  const { title, detail, ...retry } = problem;
  if (shown > 0) {
    return (
      <>
        <Alert
          tone="error"
          title={title}
          className="m-4"
          actions={
            <Button busy={retry.retrying} onClick={retry.onRetry}>
              {uiTexts.tryAgain}
            </Button>
          }
        >
          {detail}
        </Alert>
        {children}
      </>
    );
  }
  return (
    <ProblemState title={title} {...retry}>
      <p>{detail}</p>
    </ProblemState>
  );
}
