import { formatSourceDate } from '#features/facts/web/source-date.ts';
import { ButtonLink, Link } from '#ui/link.tsx';
import type { AssistantAnswer } from '../contract.ts';
import { assistantLimits } from '../rules/limits.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { IncomeTable, plainIncome } from './income-table.tsx';

const { chat: texts, engines } = assistantTexts;

/** An answer: its words, how sure it is, who gave it, and where it all stands. Its words are text and nothing else. */
export function Answer({ answer }: { answer: AssistantAnswer }) {
  const { response, sources, table, refused, engine, instead } = answer;
  const caution = cautionOf(answer);
  return (
    <div className="grid min-w-0 gap-3">
      <p className="wrap-anywhere whitespace-pre-wrap">{response}</p>
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
      {!refused && <p className="text-small text-muted">{engines[instead ?? engine]}.</p>}
    </div>
  );
}

/** What is appended to an answer that is not sure enough. */
function cautionOf({ refused, confidence }: AssistantAnswer): string | undefined {
  if (refused || confidence >= assistantLimits.confidence) return undefined;
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
  const { response, sources, table } = answer;
  const caution = cautionOf(answer);
  const lines = sources.map(({ title, source, date, url, page }) =>
    page === undefined
      ? `- ${title} (${source}), ${formatSourceDate(date)}${url?.startsWith('http') ? `: ${url}` : ''}`
      : `- ${texts.page(page)}`,
  );
  return [
    response,
    ...(table ? [plainIncome(table)] : []),
    ...(caution ? [caution] : []),
    ...(lines.length > 0 ? [`${texts.sources}:\n${lines.join('\n')}`] : []),
    texts.boundary,
  ].join('\n\n');
}
