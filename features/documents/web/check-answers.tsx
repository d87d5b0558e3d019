import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '#features/accounts/contract/profiles.ts';
import { profileFieldOf, profileFields } from '#features/accounts/rules.ts';
import { countryNames } from '#features/accounts/texts/country-names.ts';
import { profileTexts } from '#features/accounts/texts/profiles.ts';
import { profileQuery } from '#features/accounts/web/queries.ts';
import { type Application, requestReview } from '#features/applications/contract/applications.ts';
import { applicationTexts } from '#features/applications/texts/applications.ts';
import type { Guide } from '#features/guide/contract.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { factsOf, guideQuery, keepApplication } from '#features/guide/web/queries.ts';
import type { HandIn } from '#features/places/contract.ts';
import type { ResidenceField } from '#features/places/rules/hand-in.ts';
import { residenceWords, whereLines } from '#features/places/rules/where-lines.ts';
import { residenceTexts } from '#features/places/texts/residence.ts';
import { handInQuery } from '#features/places/web/queries.ts';
import { isReplaced } from '#features/reviews/rules.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import type { DocumentRow } from '../contract.ts';
import { type RequiredDocument, requiredDocuments, sortPapers } from '../rules/document-types.ts';
import { checkAnswersTexts as texts } from '../texts/check-answers.ts';
import { documentNames } from '../texts/document-types.ts';
import { setAsideTexts, setAsideWords } from '../texts/set-aside.ts';
import { changeLink } from './changing.ts';
import { documentsQuery } from './queries.ts';

/** What a person has told us, each answer with a way to change it, and the button that asks for the review. */
export function CheckAnswers({ application }: { application: Application }) {
  const guide = useQuery(guideQuery(application.id));
  const documents = useQuery(documentsQuery(application.id));
  const profile = useQuery(profileQuery);
  const handIn = useQuery(handInQuery);
  const state = { skeleton: 'h-48', loading: texts.loading, failed: texts.loadFailed, silent: true };
  return (
    <div className="grid grid-cols-1 gap-6 lg:max-w-[46rem]">
      <Section name="profile">
        <QueryView query={profile} {...state}>
          {({ profile }) => <Answers answers={profileAnswers(profile)} />}
        </QueryView>
      </Section>
      <Section name="documents">
        <QueryView query={guide} {...state}>
          {(guide) => (
            <QueryView query={documents} {...state}>
              {(rows) => (
                <Answers answers={requiredDocuments.map((type) => paperAnswer(type, guide, rows))} />
              )}
            </QueryView>
          )}
        </QueryView>
      </Section>
      <Section name="move">
        <QueryView query={handIn} {...state}>
          {(handIn) => <Answers answers={moveAnswers(handIn)} />}
        </QueryView>
      </Section>
      {guide.data && <SendForReview application={application} guide={guide.data} />}
    </div>
  );
}

function Section({ name, children }: { name: keyof typeof texts.sections; children: ReactNode }) {
  const id = `answers-${name}`;
  return (
    <Card aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <CardHeader id={id} title={texts.sections[name]} />
      {children}
    </Card>
  );
}

interface Answer {
  term: string;
  /** Its lines; empty: not provided. */
  lines: readonly (string | null | undefined | false)[];
  changeTo: string;
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="divide-y divide-line">
      {answers.map(({ term, lines, changeTo }) => {
        const said = lines.filter(Boolean);
        return (
          <div
            key={term}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1 sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
          >
            <dt className="font-strong max-sm:col-start-1 max-sm:row-start-1">{term}</dt>
            <dd className="wrap-anywhere max-sm:col-span-2 max-sm:row-start-2">
              {said.length > 0 ? (
                said.map((line) => (
                  <span key={String(line)} className="block">
                    {line}
                  </span>
                ))
              ) : (
                <span className="text-muted">{texts.notProvided}</span>
              )}
            </dd>
            <dd className="no-print max-sm:col-start-2 max-sm:row-start-1">
              <Link
                to={changeTo}
                aria-label={texts.changeNamed(term)}
                className="inline-flex min-h-control items-center"
              >
                {texts.change}
              </Link>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const profileAnswers = (profile: Profile | null): Answer[] =>
  profileFields.map((field) => {
    const value = profile?.[field]?.trim();
    const name = profileFieldOf(field).control === 'country' ? countryNames[value ?? ''] : undefined;
    return {
      term: profileTexts.form.labels[field],
      lines: [name ?? value],
      changeTo: changeLink('/profile', field),
    };
  });

/** The files of a type, or why it is not needed. A replaced version does not count. */
function paperAnswer(type: RequiredDocument, guide: Guide, rows: readonly DocumentRow[]): Answer {
  const files = rows.filter((row) => row.document_category === type && row.upload_status === 'uploaded');
  const aside = guide.set_aside.find(({ paper }) => paper === type);
  const names = files.filter((row) => !isReplaced(row, rows)).map(({ file_name }) => file_name);
  return {
    term: documentNames[type],
    lines: [
      ...names,
      guide.returned.includes(type) && reviewTexts.needsNewCopyShort,
      names.length === 0 && aside && `${setAsideTexts.state}: ${setAsideWords(aside)}`,
    ],
    changeTo: changeLink('/visa-process', type, '#documents'),
  };
}

function moveAnswers(handIn: HandIn): Answer[] {
  const { residence } = handIn;
  const { visas, move, ...words } = residenceTexts;
  const along = residence ? [residence.couple && words.couple, residence.child && words.child] : [];
  const isAlone = residence?.couple === false && residence.child === false;
  const answer = (field: ResidenceField, term: string, lines: Answer['lines']): Answer => ({
    term,
    lines,
    changeTo: changeLink('/profile', field),
  });
  return [
    answer('place', texts.live, [residence && residenceWords(residence)]),
    answer(
      'place',
      texts.handIn,
      whereLines(handIn).map(({ text }) => text),
    ),
    answer('visa', texts.visa, [residence?.visa && visas[residence.visa]]),
    answer('along', texts.along, isAlone ? [move.alone] : along),
  ];
}

/** The one filled button; what holds the review up instead, or that it is under way. */
function SendForReview({ application, guide }: { application: Application; guide: Guide }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { review } = requiredTexts;
  const send = useMutation({
    mutationFn: () => call(requestReview, { params: { id: application.id }, body: {} }),
    onSuccess: (answer) => {
      keepApplication(client, answer.application);
      void invalidateTopic(client, 'documents', application.id);
      notify.success(review.asked, review.askedDetail);
      void navigate('/visa-process#documents');
    },
  });
  if (application.status === 'under_review') return <p>{review.underWay}</p>;
  if (sortPapers(factsOf(guide)).missing.length > 0)
    return <Alert tone="info" title={applicationTexts.reviewNeedsDocuments} />;
  if (application.status !== 'in_progress')
    return <Alert tone="info" title={applicationTexts.decidedAlready} />;
  return (
    <div className="no-print grid justify-items-start gap-3">
      {send.error && (
        <Alert tone="error" title={review.failed}>
          {send.error.message}
        </Alert>
      )}
      <Button variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
        {send.isPending ? review.busy : texts.send}
      </Button>
    </div>
  );
}
