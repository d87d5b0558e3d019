import { useLocation } from 'react-router';
import { Card, CardHeader } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { supportTexts } from '../texts/support.ts';

const texts = supportTexts.signedOut;

/**
 * In place of the form for whoever is not signed in. It comes late, so that it does not flash up for whoever is: until
 * the browser has looked, nobody knows.
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
