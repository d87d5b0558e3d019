import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '#features/accounts/web/queries.ts';
import type { Application } from '#features/applications/contract/applications.ts';
import { formatDate } from '#platform/browser/format.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import type { Guide } from '../contract.ts';
import { guidePrintTexts as texts } from '../texts/guide-print.ts';
import OwnCourse from './own-course.tsx';

interface PrintSheetProps {
  application: Application;
  title: string;
  /** Whose course is at the head; absent where a page is not about it. */
  guide?: Guide | undefined;
  children: ReactNode;
}

/** A printed page's header: title, applicant, date and address. */
export function PrintSheet({ application, title, guide, children }: PrintSheetProps) {
  const account = useQuery(profileQuery).data;
  const name = application.applicant_name || account?.profile?.full_name || account?.email;
  return (
    <article className="bg-page text-ink">
      <header className="mb-4 border-b border-ink pb-2">
        <h1 className="display text-2xl">{title}</h1>
        <p className="flex flex-wrap justify-between gap-x-6 text-small">
          {name && <b className="min-w-0 font-strong [overflow-wrap:anywhere]">{texts.for(name)}</b>}
          <span>{texts.on(formatDate(new Date()))}</span>
          <span>{location.origin + basePath}/visa-process</span>
        </p>
      </header>
      {guide && <OwnCourse guide={guide} plain className="mb-4 border border-line" />}
      {children}
    </article>
  );
}
