import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatSourceDate } from '#features/facts/source-date.ts';
import { ButtonLink, Link } from '#ui/link.tsx';
import type { AssistantAnswer, AssistantChoice } from '../contract.ts';
import { assistantLimits } from '../rules/limits.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { incomeTexts, moneyWords } from '../texts/assistant-income.ts';
import { Choices } from './choices.tsx';

const { chat: texts, engines } = assistantTexts;

const { table: tableTexts, needs: needTexts } = incomeTexts;

interface AnswerProps {
  answer: AssistantAnswer;
  /** What was asked. */
  question: string;
  /** Another question is waited for. */
  blocked: boolean;
  onChoose: (choice: AssistantChoice) => void;
}

/** An answer: its words, how sure it is, who gave it, and where it all is. Its words are text and nothing else. */
export function Answer({ answer, question, blocked, onChoose }: AnswerProps) {
  const { response, sources, table, refused, choices, engine, instead } = answer;
  const caution = cautionOf(answer);
  return (
    <div className="grid min-w-0 gap-3">
      {choices ? (
        <Choices
          choices={choices}
          words={response}
          question={question}
          blocked={blocked}
          onChoose={onChoose}
        />
      ) : (
        <p className="wrap-anywhere whitespace-pre-wrap">{response}</p>
      )}
      {table && <IncomeTable income={table} />}
      {caution && <p className="font-strong">{caution}</p>}
      {refused && (
        <p>
          <ButtonLink to="/support">{texts.support}</ButtonLink>
        </p>
      )}
      {sources.length > 0 && (
        <div className="grid gap-1">
          <h4 className="font-strong">{texts.sources}</h4>
          <ul className="grid list-disc gap-1 pl-6">
            {sources.map((source) => (
              <li key={`${source.title} ${source.source} ${source.page ?? ''}`} className="wrap-anywhere">
                <Source source={source} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!refused && !choices && <p className="text-small text-muted">{engines[instead ?? engine]}.</p>}
    </div>
  );
}

/** What is appended to an answer that is not sure enough. */
function cautionOf({ refused, choices, confidence }: AssistantAnswer): string | undefined {
  if (refused || choices || confidence >= assistantLimits.confidence) return undefined;
  return assistantTexts.moderateConfidence(Math.round(confidence * 100));
}

function Source({
  source: { title, source, date, url, page },
}: {
  source: AssistantAnswer['sources'][number];
}) {
  if (page !== undefined) return texts.page(page);
  const words = source.includes(title) ? source : `${title} (${source})`;
  const ours = url?.startsWith('/');
  return (
    <>
      {url ? <Link {...(ours ? { to: url } : { href: url, newTab: true })}>{words}</Link> : words}
      {`, ${date ? texts.sourceDate(formatSourceDate(date)) : texts.undated}`}
    </>
  );
}

/** The answer as it goes to the clipboard: with its sources, or it would be nobody's, and no surer than on the screen. */
export function plainAnswer(answer: AssistantAnswer): string {
  const { response, sources, table, choices = [] } = answer;
  const caution = cautionOf(answer);
  const lines = sources.map(({ title, source, date, url, page }) =>
    page === undefined
      ? `- ${title} (${source}), ${formatSourceDate(date)}${url?.startsWith('http') ? `: ${url}` : ''}`
      : `- ${texts.page(page)}`,
  );
  return [
    response,
    ...(choices.length > 0 ? [choices.map((choice) => `- ${choice.question}`).join('\n')] : []),
    ...(table ? [plainIncome(table)] : []),
    ...(caution ? [caution] : []),
    ...(lines.length > 0 ? [`${texts.sources}:\n${lines.join('\n')}`] : []),
    texts.boundary,
  ].join('\n\n');
}

type Income = NonNullable<AssistantAnswer['table']>;

/* Four columns have to fit on a phone: the cells are narrow, and no amount is broken. */
const cell =
  'border-t border-line px-1 py-2 align-top first:pl-2 last:pr-2 md:px-3 md:first:pl-3 md:last:pr-3';

const figure = 'text-right whitespace-nowrap tabular-nums';

/** What was read of income in the file, month by month, and beneath it what households need. */
function IncomeTable({ income }: { income: Income }) {
  const { rows, sum, needs, lowestCents } = income;
  return (
    <>
      <Framed caption={tableTexts.caption}>
        <thead>
          <tr>
            <Head>{tableTexts.month}</Head>
            <Head numeric>{tableTexts.amount}</Head>
            <Head>{tableTexts.currency}</Head>
            <Head numeric>{tableTexts.page}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, cents, currency, pages }) => (
            <tr key={`${month} ${currency}`}>
              <RowHead>{tableTexts.monthOf(month)}</RowHead>
              <td className={clsx(cell, figure)}>{moneyWords(cents, null)}</td>
              <td className={cell}>{currency ?? tableTexts.noCurrency}</td>
              <td className={clsx(cell, 'text-right tabular-nums')}>{pages.join(', ')}</td>
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot className="font-strong">
            {[
              { label: tableTexts.total(sum.months), cents: sum.totalCents },
              { label: tableTexts.average, cents: sum.averageCents },
            ].map(({ label, cents }) => (
              <tr key={label}>
                <RowHead>{label}</RowHead>
                <td className={clsx(cell, figure)}>{moneyWords(cents, null)}</td>
                <td className={cell}>{sum.currency}</td>
                <td className={cell} />
              </tr>
            ))}
          </tfoot>
        )}
      </Framed>
      <Framed caption={needTexts.caption}>
        <thead>
          <tr>
            <Head>{needTexts.household}</Head>
            <Head numeric>{needTexts.needed}</Head>
            {lowestCents !== null && <Head numeric>{needTexts.compared}</Head>}
          </tr>
        </thead>
        <tbody>
          {needs.map(({ cents, isTheirs, ...who }) => (
            <tr key={`${who.spouse} ${who.children}`} className={clsx(isTheirs && 'bg-tint font-strong')}>
              <RowHead>
                {needTexts.householdOf(who)}
                {isTheirs && <span className="block text-small text-muted">{needTexts.theirs}</span>}
              </RowHead>
              <td className={clsx(cell, figure)}>{moneyWords(cents, 'EUR')}</td>
              {lowestCents !== null && (
                <td className={clsx(cell, 'text-right tabular-nums')}>{comparedWords(lowestCents, cents)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </Framed>
      <p className="text-small text-muted">{sourceWords(income)}</p>
    </>
  );
}

function Framed({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on the narrowest screens it scrolls, and must do so by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line bg-surface max-md:-mx-2"
    >
      <table className="w-full border-separate border-spacing-0 text-left max-md:text-small">
        <caption className="px-3 py-2 text-left font-strong text-heading">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

function Head({ numeric, children }: { numeric?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={clsx(cell, 'bg-well text-small font-medium', numeric && 'text-right')}>
      {children}
    </th>
  );
}

function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={clsx(cell, 'font-normal in-[tfoot]:font-strong')}>
      {children}
    </th>
  );
}

function comparedWords(lowest: number, needed: number): string {
  const by = moneyWords(Math.abs(lowest - needed), 'EUR');
  return lowest >= needed ? needTexts.above(by) : needTexts.below(by);
}

function sourceWords({ rule, wage }: Income): string {
  const words = [needTexts.rule(rule.source, formatSourceDate(rule.date))];
  if (wage) {
    const since = wage.validFrom && formatSourceDate(wage.validFrom);
    const { source, date } = wage.source;
    words.push(needTexts.wage(moneyWords(wage.cents, 'EUR'), since, source, formatSourceDate(date)));
  }
  return words.join(' ');
}

/** The same as lines of text, for the clipboard. */
function plainIncome(income: Income): string {
  const { rows, sum, needs, lowestCents } = income;
  const amount = (cents: number, currency: string | null) =>
    `${moneyWords(cents, null)} ${currency ?? `(${tableTexts.currency}: ${tableTexts.noCurrency})`}`;
  return [
    `${tableTexts.caption}:`,
    ...rows.map(
      ({ month, cents, currency, pages }) =>
        `- ${tableTexts.copiedRow(tableTexts.monthOf(month), amount(cents, currency), pages)}`,
    ),
    ...(sum
      ? [
          `- ${tableTexts.copiedRow(tableTexts.total(sum.months), amount(sum.totalCents, sum.currency), [])}`,
          `- ${tableTexts.copiedRow(tableTexts.average, amount(sum.averageCents, sum.currency), [])}`,
        ]
      : []),
    '',
    `${needTexts.caption}:`,
    ...needs.map(
      ({ cents, isTheirs, ...who }) =>
        `- ${needTexts.householdOf(who)}${isTheirs ? ` (${needTexts.theirs})` : ''}: ${moneyWords(cents, 'EUR')}${
          lowestCents === null ? '' : `, ${needTexts.compared}: ${comparedWords(lowestCents, cents)}`
        }`,
    ),
    sourceWords(income),
  ].join('\n');
}
