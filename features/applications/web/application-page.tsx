import type { ReactNode } from 'react';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { QueryState } from '#ui/query-view.tsx';
import type { Application } from '../contract/applications.ts';
import { ApplicantProblem } from './applicant-problem.tsx';
import { useApplication } from './use-application.ts';

interface ApplicationPageProps {
  /** The page's heading while its own, which comes with the application, is not there. */
  heading?: string;
  /** What a screen reader hears while it loads. */
  loading: string;
  children: (application: Application) => ReactNode;
}

/** A page about the application that the person looks at now; says so when there is none, or it cannot be loaded. */
export function ApplicationPage({ heading, loading, children }: ApplicationPageProps) {
  const query = useApplication();
  if (query.data) return children(query.data);
  return (
    <>
      {heading && <h1 className="sr-only">{heading}</h1>}
      {query.data === null ? (
        <NoApplication />
      ) : (
        <QueryState
          query={query}
          loading={loading}
          failed={<ApplicantProblem {...documentTexts.applicationFailed} query={query} />}
        />
      )}
    </>
  );
}

function NoApplication() {
  return (
    <EmptyState
      title={documentTexts.noApplication.title}
      action={
        <ButtonLink to="/dashboard" variant="primary">
          {documentTexts.noApplication.action}
        </ButtonLink>
      }
    >
      <p>{documentTexts.noApplication.hint}</p>
    </EmptyState>
  );
}
