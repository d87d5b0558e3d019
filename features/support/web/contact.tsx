import { Mail } from 'lucide-react';
import { useLocation } from 'react-router';
import { Card, CardHeader } from '#ui/card.tsx';
import { ButtonLink, IconLink } from '#ui/link.tsx';
import { supportTexts } from '../texts/support.ts';

/** The address and the response time. */
export function ContactDetails({ supportEmail }: { supportEmail: string }) {
  const { heading, lead, emailHint } = supportTexts;
  return (
    <Card className="grid justify-items-start gap-3" aria-labelledby="support-heading">
      <h2 id="support-heading" className="text-xl">
        {heading}
      </h2>
      <p>{lead}</p>
      <IconLink href={`mailto:${supportEmail}`} icon={Mail} className="max-w-full font-strong wrap-anywhere">
        {supportEmail}
      </IconLink>
      <p className="text-small text-muted">{emailHint}</p>
    </Card>
  );
}

/** Sign-up for new visitors, Dashboard for signed-in users. */
export function GetStarted({ signedIn }: { signedIn: boolean }) {
  const { start } = supportTexts;
  return (
    <section aria-labelledby="start-heading" className="grid justify-items-start gap-3">
      <h2 id="start-heading" className="text-xl">
        {signedIn ? start.headingSignedIn : start.heading}
      </h2>
      <p>{signedIn ? start.leadSignedIn : start.lead}</p>
      <ButtonLink to={signedIn ? '/dashboard' : '/auth'} variant={signedIn ? 'outline' : 'primary'}>
        {start.action}
      </ButtonLink>
    </section>
  );
}

const texts = supportTexts.signedOut;

/**
 * Shown instead of the form to signed-out users. Delayed, so that it does not flash for signed-in ones before the
 * session is known.
 */
export function SignInToWrite() {
  const { pathname, search } = useLocation();
  return (
    <Card aria-labelledby="support-sign-in" className="grid animate-appear justify-items-start gap-3">
      <CardHeader id="support-sign-in" title={texts.heading} />
      <p>{texts.lead}</p>
      <ButtonLink to={`/auth?${new URLSearchParams({ return_to: pathname + search })}`}>
        {texts.action}
      </ButtonLink>
      <p className="text-small text-muted">{texts.byEmail}</p>
    </Card>
  );
}
