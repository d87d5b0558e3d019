import { useLocation } from 'react-router';
import { useIsSignedIn } from '#platform/browser/session.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { ProblemState } from '#ui/empty-state.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { Tile } from '#ui/tile.tsx';
import { siteTexts } from '../texts/site.ts';
import { SiteFrame } from './site-frame.tsx';

const { notFound, broken } = siteTexts;

const COLUMNS = 4;

const ROWS = 3;

/** The index of the missing tile. */
const MISSING = 6;

/** A panel with a missing tile. */
function BrokenPanel() {
  return (
    <div aria-hidden="true" className="grid w-full max-w-96 grid-cols-4 md:w-96 border border-line">
      {Array.from({ length: COLUMNS * ROWS }, (_, place) => {
        const even = (place + Math.floor(place / COLUMNS)) % 2 === 0;
        return place === MISSING ? (
          <div key="hole" className="aspect-square bg-well inset-ring inset-ring-line dark:bg-page" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the wall is its number
          <Tile key={place} figure={even ? 'flor' : 'cruz'} className="aspect-square h-auto w-full" />
        );
      })}
    </div>
  );
}

/**
 * The catch-all route: names the address and leaves it in the address bar. After a redirect from a missing landing
 * page it names the original one.
 */
export function NotFoundPage() {
  const signedIn = useIsSignedIn();
  const { pathname, state } = useLocation();
  const missing = typeof state?.from === 'string' ? state.from : pathname;
  return (
    <SiteFrame signedIn={signedIn}>
      <title>{notFound.title}</title>
      <div className="wrap grid items-center gap-10 py-12 md:grid-cols-[1fr_auto] md:py-24">
        <div className="grid justify-items-start gap-4">
          <p className="display text-3xl text-muted">{notFound.code}</p>
          <h1 className="display text-3xl md:text-4xl">{notFound.title}</h1>
          <p className="max-w-[54ch] text-muted [overflow-wrap:anywhere]">{notFound.where(missing)}</p>
          <ButtonLink variant="primary" to="/" className="mt-2">
            {notFound.home}
          </ButtonLink>
        </div>
        <BrokenPanel />
      </div>
    </SiteFrame>
  );
}

/** The error boundary's page; the server logs the error itself. */
export function BrokenPage() {
  const signedIn = useIsSignedIn();
  return (
    <SiteFrame signedIn={signedIn}>
      <title>{broken.title}</title>
      <div className="wrap py-12">
        <ProblemState
          title={broken.title}
          onRetry={() => location.reload()}
          contact={<Link href={`${basePath}/contact`}>{broken.contact}</Link>}
        >
          <p>{broken.detail}</p>
        </ProblemState>
      </div>
    </SiteFrame>
  );
}
