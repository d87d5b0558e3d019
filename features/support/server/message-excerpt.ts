import { type RawBuilder, sql } from 'kysely';
import type { Excerpt } from '../contract/support.ts';

/** In characters; the row shows as many as it has room for. */
const shownBefore = 30;
const shownAfter = 160;

/** As app.words_query reads them. */
const words = /[\p{L}\p{N}]+/gu;
const wordsOf = (typed: string | undefined): string[] => typed?.match(words) ?? [];

/**
 * The oldest text of a conversation (`ticket`) in which a word begins as the first typed one does; null for matches in
 * subject and name, which have the first sections of a search.
 */
export function foundText(
  typed: string | undefined,
  isInWords: RawBuilder<boolean>,
): RawBuilder<string | null> {
  const [word] = wordsOf(typed);
  if (!word) return sql<null>`null::text`;
  const begins = `(^|[^[:alnum:]])${word}`;
  return sql<string | null>`case when ${isInWords} then (
    select said.body from (
      select ticket.message as body, ticket.created_at union all
      select body, created_at from support_replies where message_id = ticket.id) as said
    where said.body ~* ${begins} order by said.created_at limit 1) end`;
}

/** Cuts the words around the first match out of a text. */
export function excerptOf(text: string | null, typed: string | undefined): Excerpt | null {
  const [first] = wordsOf(typed);
  if (text === null || !first) return null;
  const line = text.replace(/\s+/gu, ' ').trim();
  const begins = first.toLowerCase();
  const found = [...line.matchAll(words)].find(([word]) => word.toLowerCase().startsWith(begins));
  if (!found) return null;
  const [word] = found;
  return {
    before: lastOf(line.slice(0, found.index)),
    word,
    after: firstOf(line.slice(found.index + word.length)),
  };
}

/** The end of a text from the beginning of a word, and what comes first of it to the end of one; "…" for what is left out. */
function lastOf(text: string): string {
  if (text.length <= shownBefore) return text;
  return `…${text.slice(-shownBefore).replace(/^\S*\s/u, '')}`;
}

function firstOf(text: string): string {
  if (text.length <= shownAfter) return text;
  return `${text.slice(0, shownAfter).replace(/\s\S*$/u, '')}…`;
}
