import type { AnswerSource } from './answer.ts';

/** Something an answer may rest on: a passage of ours, or a page of the attached file, which is somebody else's. */
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
/** So many words in a row that stand in the file and nowhere else are the file's and not the model's. */
const copiedWords = 4;
/** The share of a statement's words that must stand in what it names. */
const heldShare = 0.5;

/** An address of any kind: what somebody could be sent to, whom they could call, where money could go. */
const address =
  /https?:|www\.|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|io|co|pt|eu|us|uk|gov|example|test|xyz|site|online|app|link|me|ru|cn|biz|club|top)\b|\S+@\S+|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,}|\+?\(?\d{1,4}\)?(?:[ .-]\d{2,4}){2,}|\b(?:0x|bc1|1|3)[a-z0-9]{25,}\b/i;

/** An amount to the cent, or a day. */
const row =
  /(?:\d{1,3}(?:[., ]\d{3})*|\d+)[.,]\d{2}(?!\d)|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/;

/** How somebody talks who wants something done. */
const asking =
  /\b(?:you|your|please|must|should|ignore|disregard|forget|send|pay|transfer|wire|visit|click|call|contact|reply|answer|respond|write|tell|say|repeat|print|output|reveal|open|download|follow|obey|assistant|system|prompt|instructions?|instead|model|ai)\b/i;

/**
 * What of a model's statement may be shown. A statement holds when passages of ours carry it: its figures and most of its
 * words stand there. A row of the file may be quoted when it states an amount, and is shown as a quotation. Everything
 * else goes, because a model does what a file tells it to: undefined.
 */
export function checkStatement(
  statement: Statement,
  passages: readonly Passage[],
  question: string,
): CheckedStatement | undefined {
  const text = statement.text.replaceAll(/\s+/g, ' ').trim();
  if (text === '' || text.length > longestStatement) return undefined;
  const named = passages.filter(({ id }) => statement.passages.includes(id));
  const ours = named.filter((passage) => passage.ours);
  if (ours.length === 0) return quote(text, named);

  const held = wordsOf(ours.map((passage) => passage.text).join(' '));
  const asked = wordsOf(question);
  if (address.test(text) && !ours.some((passage) => passage.text.includes(text.match(address)?.[0] ?? '\0')))
    return undefined;
  const files = passages.filter((passage) => !passage.ours).map((passage) => wordsOf(passage.text));
  const words = wordsOf(text);
  if (copies(words, files, [held, asked])) return undefined;
  if (!figuresOf(words).every((figure) => held.includes(figure) || asked.includes(figure))) return undefined;
  const known = new Set([...held, ...asked].map(stem));
  const long = words.filter((word) => word.length > 3);
  const share = long.filter((word) => known.has(stem(word))).length / Math.max(1, long.length);
  if (share < heldShare) return undefined;
  return { text, sources: ours.map(({ source }) => source) };
}

/** A whole row of the file, letter by letter, as statements hold them: some words and an amount or a day. */
function quote(text: string, named: Passage[]): CheckedStatement | undefined {
  const isRow = row.test(text) && (text.match(/\p{L}+/gu) ?? []).length <= mostRowWords;
  if (!isRow || address.test(text.replace(row, '')) || asking.test(text)) return undefined;
  const [page] = named.filter((passage) => linesOf(passage.text).includes(text));
  if (!page?.source.page) return undefined;
  return { text, sources: [page.source], quotedFromPage: page.source.page };
}

const linesOf = (text: string) => text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());

/** Whether a run of words stands in a file, and neither in what we know nor in the question. */
function copies(words: string[], files: string[][], known: string[][]): boolean {
  const [inFiles, elsewhere] = [files, known].map((texts) => texts.map((list) => ` ${list.join(' ')} `)) as [
    string[],
    string[],
  ];
  for (let at = 0; at + copiedWords <= words.length; at += 1) {
    const run = ` ${words.slice(at, at + copiedWords).join(' ')} `;
    if (inFiles.some((text) => text.includes(run)) && !elsewhere.some((text) => text.includes(run)))
      return true;
  }
  return false;
}

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
