import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { type Account, accountQuery } from '#features/accounts/web/queries.ts';
import { RequireSession } from '#features/accounts/web/require-session.tsx';
import { SiteFrame } from '#features/site/web/site-frame.tsx';
import { officeOf } from '#platform/browser/office-base.ts';
import { ServerState } from '#platform/browser/server-state.tsx';
import { useSession } from '#platform/browser/session.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { officeTexts } from '../texts/office.ts';

const texts = officeTexts.guard;

interface OfficeGuardProps {
  /** `admin`: admins alone. `moderator`: moderators and admins. */
  level: 'admin' | 'moderator';
  children: (account: Account) => ReactNode;
}

/**
 * Lets staff in. It spares people screens that the server would refuse to fill; the server decides by itself, each
 * time.
 */
export function OfficeGuard(props: OfficeGuardProps) {
  return (
    <RequireSession waiting={<Waiting />}>
      <ServerState>
        <CheckRole {...props} />
      </ServerState>
    </RequireSession>
  );
}

/** A role that cannot be looked up counts as 'user', as specified, with a way to look again. */
function CheckRole({ level, children }: OfficeGuardProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const { data: account, error, isPending, refetch } = useQuery(accountQuery);
  const signedOut = error?.code === 'not_authenticated' && !account;
  if (session.state !== 'signed-in' || isPending || signedOut) return <Waiting />;

  const role = account?.role ?? 'user';
  const allowed = role === 'admin' || (level === 'moderator' && role === 'moderator');
  if (account && allowed) return children(account);
  // The front door, to which every 'Admin' link leads: staff go on to the office that they may see.
  const own = officeOf(role);
  if (own && pathname === '/admin') return <Navigate to={own} replace />;
  return (
    <AccessDenied
      message={level === 'admin' ? texts.needsAdmin(role) : texts.needsModerator}
      userId={session.user.id}
      ownScreens={own}
      onRetry={account ? undefined : () => refetch()}
    />
  );
}

function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Loading label={texts.loading} />
    </main>
  );
}

interface AccessDeniedProps {
  message: string;
  userId: string;
  /** Where 'Go Back' leads. */
  backTo?: string;
  /** Where this person's own screens are, if they have any here. */
  ownScreens?: string;
  /** The role could not be looked up: offers to try again. */
  onRetry?: () => void;
}

/** A page of its own for people who are signed in and may not enter. */
function AccessDenied({ message, userId, backTo = '/', ownScreens, onRetry }: AccessDeniedProps) {
  const navigate = useNavigate();
  return (
    <SiteFrame signedIn withoutOffice>
      <div className="wrap py-12 md:py-20">
        <div className="grid max-w-read justify-items-start gap-4">
          <h1 className="display text-title">{texts.deniedTitle}</h1>
          <p className="text-lead">{message}</p>
          {onRetry && (
            <Alert
              tone="error"
              title={texts.lookupFailed}
              actions={<Button onClick={onRetry}>{uiTexts.tryAgain}</Button>}
            />
          )}
          {ownScreens ? (
            <p>
              {texts.moderatorsWork} <Link to={ownScreens}>{texts.ownScreens}</Link>
            </p>
          ) : (
            <p>{texts.forOurTeam}</p>
          )}
          <Button variant="primary" onClick={() => navigate(backTo)}>
            {texts.goBack}
          </Button>
          <p className="mt-4 border-t border-line pt-4 text-muted">
            {texts.userId}:{' '}
            <span className="font-mono text-small font-normal [overflow-wrap:anywhere]">{userId}</span>
          </p>
          <p className="text-muted">
            <Link to="/admin-setup">{texts.setup}</Link>. {texts.setupHint}
          </p>
        </div>
      </div>
    </SiteFrame>
  );
}
