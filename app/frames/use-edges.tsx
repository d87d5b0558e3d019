import { lazy } from 'react';
import { SiteHeader } from '#features/site/web/site-frame.tsx';
import { useIsSignedIn } from '#platform/browser/session.ts';

/** Visitors have no use for them. Where they cannot be had, the public header leads to the dashboard. */
const PublicEdges = lazy(() =>
  import('./public-edges.tsx').catch(() => ({
    default: () => <SiteHeader signedIn withoutOffice />,
  })),
);

/** For public pages of the applicants' side: whose frame they stand in. The server sends the visitors' to everybody. */
export function useEdges() {
  const signedIn = useIsSignedIn();
  return { signedIn, edges: signedIn ? PublicEdges : undefined };
}
