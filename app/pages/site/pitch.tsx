import { useEffect } from 'react';
import { data, redirectDocument, useLocation, useNavigate } from 'react-router';
import { pageTexts } from '#features/pages/texts/pages.ts';
import { siteTexts } from '#features/site/texts/site.ts';
import { PlainPage } from '#features/site/web/plain-page.tsx';
import { useIsSignedIn } from '#platform/browser/session.ts';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import type { Route } from './+types/pitch.ts';

/** A landing page is answered before it comes here (features/pages/server/show-pitch.ts): this address has none. */
export function loader() {
  return data(null, { status: 404 });
}

/** From another screen: only the server knows the page. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(request.url);
}

export const meta: Route.MetaFunction = () => [
  { title: pageTexts.notFound },
  { name: 'robots', content: 'noindex' },
];

/** 'Page not found', then `/404` for people, which names the address they came for. Machines read the status. */
export default function MissingPitch() {
  const signedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    notify.error(pageTexts.notFound);
    void navigate('/404', { replace: true, state: { from: pathname } });
  }, [navigate, pathname]);
  return (
    <PlainPage title={pageTexts.notFound} signedIn={signedIn}>
      <p className="text-muted wrap-anywhere">{siteTexts.notFound.where(pathname)}</p>
      <ButtonLink variant="primary" to="/" className="justify-self-start">
        {siteTexts.notFound.home}
      </ButtonLink>
    </PlainPage>
  );
}
