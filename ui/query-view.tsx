import type { ReactElement, ReactNode } from 'react';
import { Card } from './card.tsx';
import { ProblemState } from './empty-state.tsx';
import { LoadProblem } from './load-problem.tsx';
import { Loading, LoadingArea, Skeleton } from './skeleton.tsx';

/** What is read of a TanStack Query: pass the query whole. */
export interface Query<Data = unknown> {
  data: Data | undefined;
  error: (Error & { code?: string; requestId?: string }) | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryStateProps {
  query: Query;
  /** Read out while it loads; shown with a spinner where there is no skeleton. */
  loading: string;
  /** The shapes of what is loading; a string is the class of a single one. */
  skeleton?: string | ReactElement;
  /** The title of a failed load, or what is shown in its place. */
  failed: string | ReactElement;
  /** part: an alert. page: a state with a picture. card: the same in a card of its own. */
  size?: 'part' | 'page' | 'card';
  /** For a record that does not exist, or an id that cannot: trying again would not help. */
  missing?: { title: string; text: string };
  /** Whom to ask, or the way out: a link. */
  contact?: ReactNode;
  /** Of the alert or the spinner. */
  className?: string;
}

/** What is shown in place of data: it is loading, or could not be loaded. */
export function QueryState(props: QueryStateProps) {
  const { query, loading, skeleton, failed, size = 'part', missing, contact, className } = props;
  const { error, isFetching, refetch } = query;
  if (!error) {
    if (!skeleton) return <Loading label={loading} className={className} />;
    const shapes = typeof skeleton === 'string' ? <Skeleton className={skeleton} /> : skeleton;
    return <LoadingArea label={loading}>{shapes}</LoadingArea>;
  }
  if (typeof failed !== 'string') return failed;
  const absent = error.code === 'not_found' || error.code === 'invalid_input' ? missing : undefined;
  if (size === 'part' && !absent) return <LoadProblem title={failed} query={query} className={className} />;
  const state = absent ? (
    <ProblemState title={absent.title} contact={contact}>
      <p>{absent.text}</p>
    </ProblemState>
  ) : (
    <ProblemState
      title={failed}
      reference={error.requestId}
      onRetry={() => void refetch()}
      retrying={isFetching}
      contact={contact}
    >
      <p>{error.message}</p>
    </ProblemState>
  );
  return size === 'card' ? <Card padded={false}>{state}</Card> : state;
}

interface QueryViewProps<Data> extends QueryStateProps {
  query: Query<Data>;
  /** Does not say that the data could not be read again: for applicants, whose offline notice tells its age. */
  silent?: boolean;
  children: (data: Data) => ReactNode;
}

/** The data of a query, or what is shown in its place. */
export function QueryView<Data>({ silent, children, ...state }: QueryViewProps<Data>) {
  const { query, failed, className } = state;
  if (query.data === undefined) return <QueryState {...state} />;
  return (
    <>
      {query.error && !silent && typeof failed === 'string' && (
        <LoadProblem title={failed} query={query} className={className} />
      )}
      {children(query.data)}
    </>
  );
}
