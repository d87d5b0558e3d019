import { useIsSignedIn } from '#platform/browser/session.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { Link } from '#ui/link.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { siteTexts } from '../texts/site.ts';
import { SiteFrame } from './site-frame.tsx';

const { broken } = siteTexts;

/** What a person sees when a page failed to render; the failure itself is in the server's log. */
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
