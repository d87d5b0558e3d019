import type { ReactNode } from 'react';
import { formatDate, formatShortDate } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Link } from '#ui/link.tsx';
import type { AccountFile } from '../../contract/office-accounts.ts';
import { officeAccountPageTexts } from '../../texts/office-account.ts';
import { officeAccountTexts } from '../../texts/office-accounts.ts';
import { personName } from './person.tsx';

/** Elements of other rooms, which the page passes in. */
export interface AccountMarks {
  applicationMark: (status: AccountFile['applications'][number]['status']) => ReactNode;
  conversationMark: (status: AccountFile['conversations']['latest'][number]['status']) => ReactNode;
  /** The user's payments and plan. */
  payments: (accountId: string) => ReactNode;
}

const texts = officeAccountPageTexts;

interface AccountOverviewProps extends Pick<AccountMarks, 'applicationMark' | 'payments'> {
  file: AccountFile;
}

/** The profile, the plan, the role and the applications. */
export function AccountOverview({ file, applicationMark, payments }: AccountOverviewProps) {
  const { account, applications, abilities } = file;
  const { facts, plan } = texts;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card aria-labelledby="account-applications" className="content-start lg:col-span-2">
        <CardHeader id="account-applications" title={texts.applications.title} />
        {applications.length === 0 ? (
          <p className="mt-2 text-muted">{texts.applications.none}</p>
        ) : (
          <ul className="mt-2 divide-y divide-line-soft">
            {applications.map((application) => (
              <li key={application.id} className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
                <Link to={`/admin/applications/${application.id}`} className="min-w-48 grow font-strong">
                  {application.applicant_name ?? personName(account)}
                </Link>
                {applicationMark(application.status)}
                <span className="tabular-nums sm:w-12 sm:text-right">
                  {texts.applications.progress(application.progress_percentage)}
                </span>
                <time dateTime={application.created_at} className="text-small text-muted tabular-nums">
                  {formatShortDate(application.created_at)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card aria-labelledby="account-facts">
        <CardHeader id="account-facts" title={facts.title} />
        <Facts
          facts={[
            [facts.fullName, account.full_name],
            [facts.name, account.display_name],
            [facts.email, <EmailText key="email" address={account.email} />],
            [facts.phone, account.phone],
            [facts.nationality, account.nationality],
            [facts.location, account.current_location],
          ]}
        />
      </Card>
      <div className="grid content-start gap-4">
        <Card aria-labelledby="account-plan">
          <CardHeader id="account-plan" title={plan.title} />
          {account.subscription_plan ? (
            <Facts
              facts={[
                [plan.plan, account.subscription_plan],
                [plan.status, account.subscription_status ?? officeAccountTexts.noStatus],
                [plan.until, account.subscription_end && formatDate(account.subscription_end)],
              ]}
            />
          ) : (
            <p className="mt-2 text-muted">{plan.none}</p>
          )}
        </Card>
        {payments(account.id)}
        <Card aria-labelledby="account-role">
          <CardHeader id="account-role" title={texts.role.title} />
          <p className="mt-2">{texts.role.present(account.role)}</p>
          <p className="text-muted">{texts.role.means[account.role]}</p>
          {!abilities.change_role && (
            <p className="mt-2 text-small text-muted">
              {texts.you} {texts.ownRole}
            </p>
          )}
        </Card>
      </div>
    </div>
  );
}

function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    // On phones label over value: a long surname would break beside its label.
    <dl className="mt-2 grid gap-x-6 gap-y-1 max-md:gap-y-2 md:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="md:contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">
            {value ?? <span className="text-muted">{texts.facts.empty}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
