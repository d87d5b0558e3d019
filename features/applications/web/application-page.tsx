import type { ReactNode } from 'react';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { QueryState } from '#ui/query-view.tsx';
import type { Application } from '../contract/applications.ts';
import { ApplicantProblem } from './applicant-problem.tsx';
import { useApplication } from './use-application.ts';

interface ApplicationPageProps {
  /** The heading while the application loads; the content brings its own. */
  heading?: string;
  /** The screen reader's text while it loads. */
  loading: string;
  children: (application: Application) => ReactNode;
}

/** A page about the selected application; handles loading, failure and no application. */
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
