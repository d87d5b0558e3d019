import type { Profile } from '#domain/contracts/profiles.ts';
import { dashboardTexts, planNames } from '#domain/texts/dashboard.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';

const texts = dashboardTexts.help;

interface GetHelpCardProps {
  profile: Profile | null;
  /** Where a consultation is booked; null where the office has set none. */
  consultationUrl: string | null;
}

/** With an active plan: which, and where it is managed. Otherwise: what a plan would add, and how to talk to someone. */
export function GetHelpCard({ profile, consultationUrl }: GetHelpCardProps) {
  const active = profile?.subscription_status === 'active' && profile.subscription_plan !== null;
  return (
    <Card aria-labelledby="get-help-title" className="grid content-start justify-items-start gap-3">
      <CardHeader id="get-help-title" title={texts.title} />
      {active && profile.subscription_plan ? (
        <>
          <p>
            {texts.plan(planNames[profile.subscription_plan])} {texts.reply}
          </p>
          <HelpLink to="/subscription">{texts.manage}</HelpLink>
        </>
      ) : (
        <>
          <p>{texts.upgrade}</p>
          <HelpLink to="/subscription">{texts.seePlans}</HelpLink>
          {consultationUrl ? (
            <HelpLink href={consultationUrl} newTab>
              {texts.consultation}
            </HelpLink>
          ) : (
            <p className="text-muted">{texts.noConsultation}</p>
          )}
        </>
      )}
    </Card>
  );
}

function HelpLink(props: Parameters<typeof Link>[0]) {
  return <Link {...props} className="inline-flex min-h-control items-center" />;
}
