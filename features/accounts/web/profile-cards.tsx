import { CircleCheck, TriangleAlert } from 'lucide-react';
import { planNames } from '#features/site/texts/dashboard.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Profile } from '../contract/profiles.ts';
import { type ProfileField, profileCompleteness } from '../rules.ts';
import { profileTexts } from '../texts/profiles.ts';

const texts = profileTexts.completion;

/** The id of a control of the form. */
const fieldId = (field: ProfileField) => `profile-${field}`;

interface CompletionCardProps {
  profile: Profile | null;
  /** The name the identity provider told us: the form shows it, though nothing is saved. */
  suggestedName: string | null;
}

/** How complete the saved profile is; what is missing leads to its field. */
export function CompletionCard({ profile, suggestedName }: CompletionCardProps) {
  const { percentage, missing } = profileCompleteness(profile);
  const complete = missing.length === 0;
  const words = texts.percentage(percentage);
  return (
    <Card aria-labelledby="completion-title" className="grid content-start gap-4">
      <CardHeader id="completion-title" title={texts.title} aside={words} />
      <ProgressBar value={percentage} label={texts.title} valueText={words} />
      <div className="flex gap-3">
        {complete ? (
          <CircleCheck aria-hidden="true" className="text-good-text" />
        ) : (
          <TriangleAlert aria-hidden="true" className="text-due-text" />
        )}
        <p>{complete ? texts.complete : texts.hint}</p>
      </div>
      {!complete && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="max-sm:basis-full">{texts.add}</span>{' '}
          {missing.map((field) => (
            <a
              key={field}
              href={`#${fieldId(field)}`}
              className="prose-link inline-flex min-h-control items-center"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {profileTexts.form.labels[field]}
            </a>
          ))}
        </p>
      )}
      {missing.includes('full_name') && suggestedName && <p>{texts.nameNotSaved}</p>}
    </Card>
  );
}

const accountCardTexts = profileTexts.account;

/** What the account says and nobody edits here. Plan and date appear once there is a profile, as specified. */
export function AccountCard({ profile, email }: { profile: Profile | null; email: string }) {
  return (
    <Card aria-labelledby="account-title" className="grid content-start gap-4">
      <CardHeader id="account-title" title={accountCardTexts.title} />
      <dl className="grid gap-4">
        <div>
          <dt className="text-muted">{accountCardTexts.email}</dt>
          <dd className="font-medium">
            <EmailText address={email} />
          </dd>
          <dd className="text-small text-muted">{accountCardTexts.emailHint}</dd>
        </div>
        {profile && (
          <>
            <div>
              <dt className="text-muted">{accountCardTexts.plan}</dt>
              <dd className="flex flex-wrap items-center gap-3 font-medium">
                {profile.subscription_plan ? planNames[profile.subscription_plan] : accountCardTexts.noPlan}
                {profile.subscription_status === 'active' && <Tag tone="good">{accountCardTexts.active}</Tag>}
              </dd>
            </div>
            <div>
              <dt className="text-muted">{accountCardTexts.memberSince}</dt>
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
