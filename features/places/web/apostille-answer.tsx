import { FactNote } from '#features/facts/web/fact-note.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import type { ApostilleRoute } from '../rules/route.ts';
import { apostilleTexts as texts } from '../texts/apostille.ts';
import { AddressLabel } from './address-label.tsx';
import type { AnswerWords } from './answer-words.ts';
import { MailingAddress } from './mailing-address.tsx';

/** Who puts the apostille on a paper, in one sentence, and what to do. */
export function ApostilleAnswer({ route, words }: { route: ApostilleRoute; words: AnswerWords | undefined }) {
  if (!words)
    return <p className="rounded-card border border-line p-card text-muted">{texts.waiting.place}</p>;
  return (
    <div className="grid gap-6">
      <Card className="grid gap-6">
        <Answer words={words} route={route} />
        <div className="grid justify-items-start gap-3">
          <PrintButton sheet={<AnswerSheet words={words} route={route} />}>{texts.print}</PrintButton>
          <p className="text-small text-muted">{texts.share}</p>
        </div>
      </Card>
      {route.by === 'federal' && <AddressLabel />}
    </div>
  );
}

function AnswerSheet(props: AnswerProps) {
  return (
    <article className="grid gap-5 bg-page text-ink">
      <h1 className="text-xl">{texts.title}</h1>
      <Answer {...props} />
      {props.route.by === 'federal' && <MailingAddress />}
    </article>
  );
}

interface AnswerProps {
  words: AnswerWords;
  route: ApostilleRoute;
}

function Answer({ words: { headline, remarks, steps }, route }: AnswerProps) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="display text-3xl text-balance">{headline}</h2>
        {remarks.map((remark) => (
          <p key={remark} className="text-lead">
            {remark}
          </p>
        ))}
      </div>
      <div className="grid gap-2">
        <h3 className="text-lead">{texts.steps}</h3>
        <ol className="grid list-decimal gap-2 pl-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {route.by === 'federal' && (
          <p>
            <Link href={texts.official.href} newTab className="inline-flex min-h-control items-center">
              {texts.official.text}
            </Link>
          </p>
        )}
      </div>
      <div className="grid gap-2">
        <h3 className="text-lead">{texts.tips}</h3>
        <ul className="grid list-disc gap-2 pl-6">
          {texts.general.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      {route.by !== 'abroad' && (
        <div className="grid gap-2 rounded-control bg-well p-4 print:bg-transparent print:p-0">
          <h3 className="text-lead">{texts.known}</h3>
          <FactNote fact={route.by === 'federal' ? 'apostille' : 'apostille-state-office'} />
          <p className="text-small">{texts.advice}</p>
        </div>
      )}
    </div>
  );
}
