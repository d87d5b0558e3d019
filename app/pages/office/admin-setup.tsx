import { adminSetupTexts } from '#features/accounts/texts/admin-setup.ts';
import { AdminSetupForm } from '#features/accounts/web/admin-setup-form.tsx';
import { SiteFrame } from '#features/site/web/site-frame.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { ServerState } from '#platform/browser/server-state.tsx';
import { signIn, useSession } from '#platform/browser/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { Loading } from '#ui/skeleton.tsx';
import type { Route } from './+types/admin-setup.ts';

const texts = adminSetupTexts;

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, texts.title),
  { name: 'robots', content: 'noindex' },
];

/** `/admin-setup`: anyone may open it, only a signed-in user can use it. */
export default function AdminSetup() {
  const session = useSession();
  return (
    <SiteFrame signedIn={session.state === 'signed-in'}>
      <div className="wrap pb-16">
        <div className="grid max-w-read grid-cols-1 gap-4">
          <PageHeader title={texts.title} lead={texts.lead} className="pb-2!" />
          <Card>
            {session.state === 'loading' && <Loading label={texts.loading} />}
            {session.state === 'signed-out' && (
              <div className="grid justify-items-start gap-3">
                <h2 className="text-xl">{texts.signedOut.title}</h2>
                <p>{texts.signedOut.body}</p>
                <Button variant="primary" onClick={() => signIn('/admin-setup')}>
                  {texts.signedOut.signIn}
                </Button>
              </div>
            )}
            {session.state === 'signed-in' && (
              <ServerState>
                <AdminSetupForm user={session.user} />
              </ServerState>
            )}
          </Card>
          <BackLink to="/">{texts.backToHome}</BackLink>
        </div>
      </div>
    </SiteFrame>
  );
}
