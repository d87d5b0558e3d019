import { Mail } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { ButtonLink, IconLink } from '#ui/link.tsx';
import { supportTexts } from '../texts/support.ts';

/** Where to write and how soon we answer. */
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

/** The way in for whoever is new, and back to the dashboard for whoever is not. */
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
