import { addressMark } from './file-text.ts';
import type { AnswerSource } from './income.ts';

/** Something an answer may rest on: a passage of ours, or a page of the attached file, which is another person's. */
export interface Passage {
  id: string;
  text: string;
  source: AnswerSource;
  ours: boolean;
}

/** One sentence of a model's answer and the passages it names for it. */
export interface Statement {
  text: string;
  passages: string[];
}

export interface CheckedStatement {
  text: string;
  sources: AnswerSource[];
  /** It is a line of the file, shown as a quotation with its page. */
  quotedFromPage?: number;
}

const longestStatement = 700;
/** More words than that are a sentence and no row. */
const mostRowWords = 8;
/** So many words in a row that are in the file and nowhere else are the file's and not the model's. */
const copiedWords = 4;
/** The share of a statement's words that must be in what it names. */
const heldShare = 0.5;

/** An address of any kind: what a person could be sent to, whom they could call, where money could go. */
const address =
  /https?:|www\.|[\w-]\.(?:com|net|org|info|io|co|pt|eu|us|uk|gov|example|test|xyz|site|online|app|link|me|ru|cn|biz|club|top)\b|\S@\S|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}|\+?\(?\d{1,4}\)?(?:[ .-]\d{2,4}){2,7}|\b(?:0x|bc1|1|3)[a-z0-9]{25,90}\b/i;

/** The first address of a text, with all that is written together with it before its mark; undefined without one. */
function addressIn(text: string): string | undefined {
  const found = address.exec(text);
  if (!found) return undefined;
  let from = found.index;
  while (from > 0 && /[\w.@-]/.test(text[from - 1] ?? '')) from -= 1;
  return text.slice(from, found.index + found[0].length);
}

/** An amount to the cent, or a day. */
const row =
  /(?<![\d.,])(?:\d{1,3}(?:[., ]\d{3}){0,3}|\d{4,9})[.,]\d{2}(?!\d)|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/;

/** How a person talks who wants something done. */
const asking =
  /\b(?:you|your|please|must|should|ignore|disregard|forget|send|pay|transfer|wire|visit|click|call|contact|reply|answer|respond|write|tell|say|repeat|print|output|reveal|open|download|follow|obey|assistant|system|prompt|instructions?|instead|model|ai)\b/i;

/**
 * Checks what of a model's statements may be shown; returns undefined for one that may not. A statement holds when passages of ours carry it: its figures and most of its
 * words are there. A row of the file may be quoted when it states an amount, and is shown as a quotation. Everything
 * else goes, because a model does what a file tells it to. The passages are looked through once for all statements.
 */
export function statementCheck(
  passages: readonly Passage[],
  question: string,
): (statement: Statement) => CheckedStatement | undefined {
  const files = passages.filter((passage) => !passage.ours).map(({ text }) => runOf(wordsOf(text)));
  const rows = new Map(
    passages.filter((passage) => !passage.ours).map(({ id, text }) => [id, new Set(linesOf(text))]),
  );
  const asked = wordsOf(question);
  return (statement) => checkStatement(statement, { passages, files, rows, asked });
}

interface Evidence {
  passages: readonly Passage[];
  /** The words of each page of the file, between blanks. */
  files: string[];
  /** The lines of each page, by the passage's id. */
  rows: ReadonlyMap<string, ReadonlySet<string>>;
  /** The words of the question. */
  asked: string[];
}

function checkStatement(
  statement: Statement,
  { passages, files, rows, asked }: Evidence,
): CheckedStatement | undefined {
  const text = statement.text.replaceAll(/\s+/g, ' ').trim();
  if (text === '' || text.length > longestStatement) return undefined;
  const named = passages.filter(({ id }) => statement.passages.includes(id));
  const ours = named.filter((passage) => passage.ours);
  if (ours.length === 0) return quote(text, named, rows);

  const held = wordsOf(ours.map((passage) => passage.text).join(' '));
  const reach = addressIn(text);
  if (reach && !ours.some((passage) => passage.text.includes(reach))) return undefined;
  const words = wordsOf(text);
  if (copies(words, files, [runOf(held), runOf(asked)])) return undefined;
  if (!figuresOf(words).every((figure) => held.includes(figure) || asked.includes(figure))) return undefined;
  const known = new Set([...held, ...asked].map(stem));
  const long = words.filter((word) => word.length > 3);
  const share = long.filter((word) => known.has(stem(word))).length / Math.max(1, long.length);
  if (share < heldShare) return undefined;
  return { text, sources: ours.map(({ source }) => source) };
}

/** A whole row of the file, letter by letter, as statements hold them: some words and an amount or a day. */
function quote(text: string, named: Passage[], rows: Evidence['rows']): CheckedStatement | undefined {
  const isRow =
    row.test(text) && !text.includes(addressMark) && (text.match(/\p{L}+/gu) ?? []).length <= mostRowWords;
  if (!isRow || address.test(text.replace(row, '')) || asking.test(text)) return undefined;
  const page = named.find(({ id }) => rows.get(id)?.has(text));
  if (!page?.source.page) return undefined;
  return { text, sources: [page.source], quotedFromPage: page.source.page };
}

const linesOf = (text: string) => text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());

/** Whether a run of words is in a file, and neither in what we know nor in the question. */
function copies(words: string[], files: string[], known: string[]): boolean {
  for (let at = 0; at + copiedWords <= words.length; at += 1) {
    const run = runOf(words.slice(at, at + copiedWords));
    if (files.some((text) => text.includes(run)) && !known.some((text) => text.includes(run))) return true;
  }
  return false;
}

const runOf = (words: string[]) => ` ${words.join(' ')} `;

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? []
  );
}

const figuresOf = (words: string[]) => words.filter((word) => /\d/.test(word));

/** Enough of a word to know it again in another form. */
const stem = (word: string) => word.slice(0, 5);
