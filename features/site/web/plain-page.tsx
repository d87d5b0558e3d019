import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from '#ui/page-header.tsx';
import { SiteFrame } from './site-frame.tsx';

export interface PlainPageProps {
  title: string;
  lead?: ReactNode;
  signedIn: boolean;
  edges?: ComponentProps<typeof SiteFrame>['edges'];
  /** For cards side by side; otherwise a reading column. */
  wide?: boolean;
  children: ReactNode;
}

/** A public text page: title, lead, content. */
export function PlainPage({ title, lead, signedIn, edges, wide, children }: PlainPageProps) {
  return (
    <SiteFrame signedIn={signedIn} edges={edges}>
      <div className="wrap pb-16 md:pb-24">
        <PageHeader title={title} lead={lead} />
        <div className={wide ? 'grid gap-8' : 'grid max-w-read gap-8'}>{children}</div>
      </div>
    </SiteFrame>
  );
}
