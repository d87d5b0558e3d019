import { Mail } from 'lucide-react';
import { supportTexts } from '#domain/texts/support.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink, IconLink } from '../../ui/link.tsx';

/** Where to write and how soon we answer; signed-out readers are also shown the way in. */
export function ContactDetails({ supportEmail, signedIn }: { supportEmail: string; signedIn: boolean }) {
  const { heading, lead, emailHint, start } = supportTexts;
  return (
    <>
      <Card className="grid justify-items-start gap-3" aria-labelledby="support-heading">
        <h2 id="support-heading" className="text-xl">
          {heading}
        </h2>
        <p>{lead}</p>
        <IconLink href={`mailto:${supportEmail}`} icon={Mail} className="font-strong">
          {supportEmail}
        </IconLink>
        <p className="text-small text-muted">{emailHint}</p>
      </Card>
      {!signedIn && (
        <section aria-labelledby="start-heading" className="grid justify-items-start gap-3">
          <h2 id="start-heading" className="text-xl">
            {start.heading}
          </h2>
          <p>{start.lead}</p>
          <ButtonLink to="/auth" variant="primary">
            {start.action}
          </ButtonLink>
        </section>
      )}
    </>
  );
}
