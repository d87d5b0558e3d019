import { useNavigate } from 'react-router';
import { SiteFrame } from '#features/site/web/site-frame.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { officeTexts } from '../texts/office.ts';

const texts = officeTexts.guard;

export interface AccessDeniedProps {
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
export function AccessDenied({ message, userId, backTo = '/', ownScreens, onRetry }: AccessDeniedProps) {
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
              actions={<Button onClick={onRetry}>{texts.retry}</Button>}
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
