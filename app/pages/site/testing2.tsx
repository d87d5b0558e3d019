import { galleryTexts } from '#features/gallery/texts.ts';
import { ReadingChecks } from '#features/gallery/web/reading-checks.tsx';
import { PlainPage } from '#features/site/web/plain-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useIsSignedIn } from '#platform/browser/session.ts';
import type { Route } from './+types/testing2.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, galleryTexts.reading.title),
  { name: 'robots', content: 'noindex' },
];

/** Text sizes, contrast, print, keyboard and motion on one page. */
export default function Testing2() {
  const signedIn = useIsSignedIn();
  return (
    <PlainPage title={galleryTexts.reading.title} lead={galleryTexts.reading.lead} signedIn={signedIn} wide>
      <ReadingChecks />
    </PlainPage>
  );
}
