import type { ReactNode } from 'react';
import type { Application } from '#domain/contracts/applications.ts';
import { guidePrintTexts as texts } from '#domain/texts/guide-print.ts';
import { basePath } from '#domain/texts/locale.ts';
import { formatDate } from '../../lib/format.ts';
import { useProfile } from '../profiles/use-profile.ts';

interface PrintSheetProps {
  application: Application;
  title: string;
  children: ReactNode;
}

/** Paper with a head: what it is, whose it is, from which day, and where it came from. */
export function PrintSheet({ application, title, children }: PrintSheetProps) {
  const account = useProfile().data;
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
      {children}
    </article>
  );
}
