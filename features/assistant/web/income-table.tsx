import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatSourceDate } from '#features/facts/web/source-date.ts';
import type { AssistantAnswer } from '../contract.ts';
import { incomeTexts, moneyWords } from '../texts/assistant-income.ts';

type Income = NonNullable<AssistantAnswer['table']>;

const { table: texts, needs: needTexts } = incomeTexts;

/* Four columns have to fit on a phone: the cells are narrow, and no amount is broken. */
const cell =
  'border-t border-line px-1 py-2 align-top first:pl-2 last:pr-2 md:px-3 md:first:pl-3 md:last:pr-3';
const figure = 'text-right whitespace-nowrap tabular-nums';

/** What was read of income in the file, month by month, and beneath it what households need. */
export function IncomeTable({ income }: { income: Income }) {
  const { rows, sum, needs, lowestCents } = income;
  return (
    <>
      <Framed caption={texts.caption}>
        <thead>
          <tr>
            <Head>{texts.month}</Head>
            <Head numeric>{texts.amount}</Head>
            <Head>{texts.currency}</Head>
            <Head numeric>{texts.page}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, cents, currency, pages }) => (
            <tr key={`${month} ${currency}`}>
              <RowHead>{texts.monthOf(month)}</RowHead>
              <td className={clsx(cell, figure)}>{moneyWords(cents, null)}</td>
              <td className={cell}>{currency ?? texts.noCurrency}</td>
              <td className={clsx(cell, 'text-right tabular-nums')}>{pages.join(', ')}</td>
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot className="font-strong">
            {[
              { label: texts.total(sum.months), cents: sum.totalCents },
              { label: texts.average, cents: sum.averageCents },
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
export function plainIncome(income: Income): string {
  const { rows, sum, needs, lowestCents } = income;
  const amount = (cents: number, currency: string | null) =>
    `${moneyWords(cents, null)} ${currency ?? `(${texts.currency}: ${texts.noCurrency})`}`;
  return [
    `${texts.caption}:`,
    ...rows.map(
      ({ month, cents, currency, pages }) =>
        `- ${texts.copiedRow(texts.monthOf(month), amount(cents, currency), pages)}`,
    ),
    ...(sum
      ? [
          `- ${texts.copiedRow(texts.total(sum.months), amount(sum.totalCents, sum.currency), [])}`,
          `- ${texts.copiedRow(texts.average, amount(sum.averageCents, sum.currency), [])}`,
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
