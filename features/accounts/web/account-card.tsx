import { planNames } from '#features/site/texts/dashboard.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Profile } from '../contract/profiles.ts';
import { profileTexts } from '../texts/profiles.ts';

const texts = profileTexts.account;

/** What the account says and nobody edits here. Plan and date appear once there is a profile, as specified. */
export function AccountCard({ profile, email }: { profile: Profile | null; email: string }) {
  return (
    <Card aria-labelledby="account-title" className="grid content-start gap-4">
      <CardHeader id="account-title" title={texts.title} />
      <dl className="grid gap-4">
        <div>
          <dt className="text-muted">{texts.email}</dt>
          <dd className="font-medium">
            <EmailText address={email} />
          </dd>
          <dd className="text-small text-muted">{texts.emailHint}</dd>
        </div>
        {profile && (
          <>
            <div>
              <dt className="text-muted">{texts.plan}</dt>
              <dd className="flex flex-wrap items-center gap-3 font-medium">
                {profile.subscription_plan ? planNames[profile.subscription_plan] : texts.noPlan}
                {profile.subscription_status === 'active' && <Tag tone="good">{texts.active}</Tag>}
              </dd>
            </div>
            <div>
              <dt className="text-muted">{texts.memberSince}</dt>
              <dd className="font-medium">
                <time dateTime={profile.created_at}>{formatDate(profile.created_at)}</time>
              </dd>
            </div>
          </>
        )}
      </dl>
    </Card>
  );
}
