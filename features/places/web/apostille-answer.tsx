import { sourceWords } from '#features/facts/source-date.ts';
import { FactNote, useFact } from '#features/facts/web/fact-note.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { type ApostilleRoute, labelLines } from '../rules/apostille.ts';
import { placeNotes, stateAnswers, stateSteps, apostilleTexts as texts } from '../texts/apostille.ts';
import { officeName } from '../texts/us-offices.ts';
import { placeInSentence } from '../texts/us-places.ts';

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
        <Known route={route} />
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
      <Known route={props.route} />
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
    </div>
  );
}

/** What the register holds, last in its card: it comes a moment later, and a button below it would move under a finger. */
function Known({ route }: { route: ApostilleRoute }) {
  if (route.by === 'abroad') return null;
  return (
    <div className="grid gap-2 rounded-control bg-well p-4 print:bg-transparent print:p-0">
      <h3 className="text-lead">{texts.known}</h3>
      <FactNote fact={route.by === 'federal' ? 'apostille' : 'apostille-state-office'} />
      <p className="text-small">{texts.advice}</p>
    </div>
  );
}

interface AnswerWords {
  /** Who does it, in one sentence. */
  headline: string;
  /** What is there right below it. */
  remarks: readonly string[];
  steps: readonly string[];
}

/** An answer in words; undefined while it is not known which state made the paper. */
export function answerWords(route: ApostilleRoute): AnswerWords | undefined {
  if (route.by === 'unknown-place') return undefined;
  if (route.by === 'federal')
    return { headline: texts.answers[route.paper], remarks: [], steps: texts.federalSteps };
  if (route.by === 'abroad') return { headline: texts.answers.abroad, remarks: [], steps: texts.abroadSteps };

  const { paper, place, note } = route;
  const office = officeName(place);
  const headline = stateAnswers[paper](placeInSentence(place), office ?? texts.unsure.office);
  const search = office ? texts.stateEnd.search(office) : texts.stateEnd.unsure;
  const remarks = [!office && texts.unsure.text, texts.elsewhere, note && placeNotes[note]];
  return {
    headline,
    remarks: remarks.filter((remark) => typeof remark === 'string'),
    steps: [...stateSteps[paper], search, ...texts.stateEnd.rest],
  };
}

const labelTexts = texts.label;

/** The address of the federal office, to print and tape on. It is the register's: where that has none, there is nothing. */
function AddressLabel() {
  const { fact, failed } = useFact('apostille-mailing');
  if (!fact && !failed) return null;
  return (
    <Card aria-labelledby="label-title" className="grid justify-items-start gap-4">
      <CardHeader id="label-title" title={labelTexts.title} />
      <MailingAddress />
      <p className="text-small text-muted">{texts.advice}</p>
      {fact && (
        <PrintButton
          sheet={
            <div className="grid gap-4 bg-page text-ink">
              <MailingAddress />
              <p className="text-small">{labelTexts.hint}</p>
            </div>
          }
        >
          {labelTexts.print}
        </PrintButton>
      )}
    </Card>
  );
}

/** Where the federal office wants its mail, as the register has it: line by line, or as staff wrote it otherwise. */
function MailingAddress() {
  const { fact } = useFact('apostille-mailing');
  const lines = fact && labelLines(fact.text);
  if (!lines) return <FactNote fact="apostille-mailing" />;
  return (
    <div className="grid gap-2">
      <address lang="en" className="w-fit border border-dashed border-ink p-6 text-lead not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="text-small text-muted">{sourceWords(fact)}</p>
    </div>
  );
}
