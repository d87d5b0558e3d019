import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { planNames } from '#features/site/texts/dashboard.ts';
import { formatDateTime } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Link } from '#ui/link.tsx';
import type { OfficeThread } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { OtherMessages } from './other-messages.tsx';
import { PersonFiles } from './person-files.tsx';

const { thread: texts, noName } = officeSupportTexts;

/** The person of a conversation: who they are, the files of their case, and what else they wrote. */
export function BesidePerson({ thread }: { thread: OfficeThread }) {
  const { application_id } = thread.person;
  return (
    <>
      <Facts thread={thread} />
      {application_id && <PersonFiles applicationId={application_id} />}
      {thread.others.length > 0 && <OtherMessages thread={thread} />}
    </>
  );
}

/** Who it is, their plan, the promised response time, and the rating. */
function Facts({ thread }: { thread: OfficeThread }) {
  const base = useOfficeBase();
  const { person } = thread;
  const plan = person.subscription_plan;
  return (
    <Card aria-labelledby="support-person" className="self-start">
      <CardHeader id="support-person" title={texts.from} />
      <dl className="mt-3 grid gap-x-4 sm:grid-cols-[auto_1fr] sm:gap-y-1.5">
        <Line term={texts.name}>{person.name ?? noName}</Line>
        <Line term={texts.email}>
          <Link href={`mailto:${person.email}`}>
            <EmailText address={person.email} />
          </Link>
        </Line>
        <Line term={texts.plan}>{plan ? planNames[plan] : texts.noPlan}</Line>
        <Line term={texts.case}>
          {person.application_id ? (
            <Link to={`${base}/applications/${person.application_id}`}>{texts.openCase}</Link>
          ) : (
            texts.noCase
          )}
        </Line>
        <Line term={texts.due}>
          <Due due={thread.reply_due_at} />
        </Line>
        <Line term={texts.rating.term}>
          <Rating rating={thread.rating} />
        </Line>
      </dl>
    </Card>
  );
}

function Rating({ rating }: { rating: OfficeThread['rating'] }) {
  if (!rating) return texts.rating.none;
  const Thumb = rating.helpful ? ThumbsUp : ThumbsDown;
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Thumb aria-hidden="true" className="size-4" />
        {rating.helpful ? texts.rating.yes : texts.rating.no}
      </span>
      {rating.words && <q className="block whitespace-pre-wrap">{rating.words}</q>}
    </>
  );
}

function Due({ due }: { due: string | null }) {
  if (!due) return texts.notDue;
  const when = formatDateTime(due);
  if (Date.parse(due) > Date.now()) return <time dateTime={due}>{when}</time>;
  return (
    <time dateTime={due} className="font-strong text-due-text">
      {texts.late(when)}
    </time>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] max-sm:mb-2">{children}</dd>
    </>
  );
}
