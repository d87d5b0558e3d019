import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { offlinePageTexts as texts } from '#features/site/texts/offline-page.ts';
import { PlainPage } from '#features/site/web/plain-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useIsSignedIn } from '#platform/browser/session.ts';
import { homePath, returnPath } from '#platform/shared/return-path.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { ButtonLink, Link } from '#ui/link.tsx';
import type { Route } from './+types/offline.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, texts.title),
  { name: 'robots', content: 'noindex' },
];

/** `/offline?from=`: where the service worker leads from a page that it does not keep. Goes on there by itself. */
export default function Offline() {
  const signedIn = useIsSignedIn();
  const { search } = useLocation();
  // The page as it is kept was rendered without anybody's `from`.
  const [from, setFrom] = useState(basePath + homePath);
  useEffect(
    () => setFrom(returnPath(new URLSearchParams(search).get('from') ?? basePath + homePath)),
    [search],
  );
  useEffect(() => {
    const goOn = () => location.replace(from);
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [from]);
  return (
    <PlainPage title={texts.title} lead={texts.detail} signedIn={signedIn}>
      <div className="grid justify-items-start gap-6">
        <ButtonLink variant="primary" href={from}>
          {texts.again}
        </ButtonLink>
        <div className="grid gap-2">
          <p>{texts.kept}</p>
          <ul>
            {texts.pages.map(({ to, label }) => (
              <li key={to}>
                <Link href={basePath + to} className="inline-flex min-h-control items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PlainPage>
  );
}

export { sharedPage as headers } from '#platform/browser/shared-page.ts';
