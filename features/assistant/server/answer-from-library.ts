import type { Tx } from '#platform/server/database.ts';
import type { Language } from '#platform/shared/languages.ts';
import { readAmounts } from '../rules/amounts.ts';
import { boundaryOf } from '../rules/boundaries.ts';
import { callsFor } from '../rules/calls.ts';
import { chooseAnswer } from '../rules/choose-answer.ts';
import { type Concept, conceptsOf, plain } from '../rules/concepts.ts';
import { readCountries } from '../rules/countries.ts';
import { withoutAddresses } from '../rules/file-text.ts';
import type { IncomeLine } from '../rules/find-income.ts';
import { type Household, householdOf } from '../rules/income.ts';
import { confidenceOf, type LibraryAnswer, mostQuoted, nextTo, weigh } from '../rules/library-answer.ts';
import { assistantLimits } from '../rules/limits.ts';
import type { AttachedFile } from '../rules/pdf.ts';
import { inLibraryEnglish } from '../rules/portuguese-questions.ts';
import { likest } from '../rules/question-index.ts';
import { whomToAsk } from '../rules/whom.ts';
import { answerAboutIncome, pageOfFile } from './answer-about-income.ts';
import { offer } from './choices.ts';
import { fitPassages, type LibraryPassage, libraryPassages } from './library-passages.ts';
import {
  type LibraryWords,
  libraryWords,
  linesAbout,
  quotation,
  quoteLines,
  unreadWords,
} from './quotations.ts';

export interface LibraryQuestion {
  question: string;
  /** What was read of the attached file; it is used for this question and kept nowhere. */
  pdf?: AttachedFile | undefined;
  /** What the person called the file. */
  fileName?: string | undefined;
  household?: Household | undefined;
  /** Of the screen that asks: what we say in our own words is said in it, and a question in it is understood. */
  language?: Language;
  /** What time it is; facts that are due for a new check are trusted less. */
  now: Date;
}

/** What a file can be asked to undergo, and what it is called behind that in the same line. */
const handling = /\b(?:analy[sz]e|read|check|look at|summari[sz]e|review)\b/i;
const handled = /\b(?:it|this|file|pdf|document|letter|statements?|attached|upload\w*)\b/i;
const fileItself =
  /\b(?:my|this|the|attached|uploaded) (?:file|pdf|document|letter|statements?)\b|\b(?:this|it|that) (?:be )?(?:enough|sufficient)\b/i;
/** Whether the question is about the file itself and not about a rule. */
function isAboutFile(question: string): boolean {
  return (
    fileItself.test(question) ||
    question.split('\n').some((line) => {
      const asked = handling.exec(line);
      return asked !== null && handled.test(line.slice(asked.index + asked[0].length));
    })
  );
}
const aboutIncome = ['income-d7', 'income-d8'];
/** Under the note. */
const ofUnsure = 0.65;
/** Lines of a file are quoted as they are: whether they are what was asked for, we cannot know. */
const ofLines = 0.6;

/** Answers from the register, the guide and the attached file, or says that it cannot. Never throws over a question. */
export async function answerFromLibrary(
  tx: Tx,
  { question: asked, pdf, fileName, household, language = 'en', now }: LibraryQuestion,
): Promise<LibraryAnswer> {
  const words = libraryWords[language];
  const { texts } = words;
  const file = fileName ? withoutAddresses(fileName).slice(0, longestName) : words.income.yourFile;
  const { elsewhere, question } = readCountries(language === 'pt' ? inLibraryEnglish(asked) : asked);
  const boundary = elsewhere ? 'elsewhere' : boundaryOf(question, now.getUTCFullYear());
  if (boundary) return refusal(`${texts.beyond[boundary]} ${texts.writeToUs}`);
  const passages = await libraryPassages(tx, now.toISOString().slice(0, 10));
  const known = new Set(passages.flatMap(({ head, text }) => plain(`${head} ${text}`).split(' ')));
  const concepts = conceptsOf(question, known);
  const found = await fitPassages(tx, passages, concepts);
  const numbers = question.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const holds = (text: string) => numbers.some((number) => text.includes(number));
  /** An amount of a month's income asks what it has to be. */
  const statesAmount =
    readAmounts(question).length > 0 ||
    numbers.some((number) => isAmount(Number(number.replaceAll(/\D/g, ''))));
  const weighed = weigh(
    passages.map((passage, at) => ({
      ...passage,
      ...(found[at] ?? nothing),
      called: callsFor(passage.key, concepts, statesAmount),
      hasFigure: holds(passage.text) || (statesAmount && aboutIncome.includes(passage.key)),
    })),
    concepts.map(({ strength }) => strength),
  );
  const byWords = confidenceOf(
    weighed,
    concepts.some(({ guessed }) => guessed),
    isVague(question, concepts),
  );
  const first = weighed[0]?.fit.key;
  const chosen = chooseAnswer(
    await likest(asked),
    first !== undefined && byWords > 0 ? { key: first, confidence: byWords } : undefined,
    new Set(passages.map(({ key }) => key)),
  );

  const people = merged(householdOf(question), household);
  const income = incomeOf(question, pdf, concepts, chosen.key ?? chosen.offered[0], passages);
  const unread = pdf ? unreadWords(pdf, words) : '';
  if (income) {
    const answer = answerAboutIncome({ ...income, household: people, fromFile: pdf !== undefined, words });
    /** Whether an amount in a question is compared for the visa at all is as sure as what was found. */
    const mostSure = pdf || chosen.confidence >= assistantLimits.confidence ? 1 : ofUnsure;
    return withNote({ ...answer, confidence: Math.min(answer.confidence, mostSure) }, unread);
  }
  const ofFile = pdf && (await linesOfFile(tx, pdf, concepts, words));
  if (ofFile && (!chosen.key || byWords === 0)) return withNote(ofFile, unread);
  const isSilent = pdf !== undefined && pdf.forModel.length > 0 && !ofFile;
  const ofFileNothing = isSilent
    ? isAboutFile(question)
      ? words.income.noneFound(file)
      : texts.nothingInFile(file)
    : '';
  if (chosen.key) {
    const also = chosen.key === first ? nextTo(weighed).map(({ fit }) => fit.key) : [];
    const quoted = [...new Set([chosen.key, ...also, ...chosen.besides])]
      .slice(0, mostQuoted)
      .flatMap((key) => passages.filter((passage) => passage.key === key));
    return withNote(
      quotation(quoted, chosen.confidence, words),
      [unread, ofFileNothing].filter(Boolean).join(' '),
    );
  }
  const whom = chosen.whom ?? whomToAsk(concepts) ?? chosen.mayKnow;
  /** What is asked of a file that says nothing is no question about the visa. */
  if (chosen.offered.length > 0 && !(pdf && isAboutFile(question)))
    return withNote(
      offer(passages, { keys: chosen.offered, whom }, words),
      [unread, ofFileNothing].filter(Boolean).join(' '),
    );
  const refused = whom ? `${texts.refused} ${texts.whom[whom]}` : texts.refused;
  if (!pdf) return refusal(refused);
  return withNote(refusal(isSilent ? `${ofFileNothing} ${refused}` : texts.writeToUs), unread);
}

/** The amounts to compare, and the rule; undefined when the question is not about income or names none. */
function incomeOf(
  question: string,
  pdf: AttachedFile | undefined,
  concepts: readonly Concept[],
  chosen: string | undefined,
  passages: readonly LibraryPassage[],
) {
  const asked = chosen !== undefined && aboutIncome.includes(chosen);
  const ofFile = pdf && (isAboutFile(question) || concepts.some(({ forms }) => forms.includes('income')));
  if (!asked && !ofFile) return undefined;
  const named = concepts.some(({ forms }) => forms.includes('d8')) ? 'income-d8' : 'income-d7';
  const rule = passages.find(({ key }) => key === (asked ? chosen : named));
  const lines: IncomeLine[] = pdf
    ? pdf.income
    : readAmounts(question).map(({ cents, currency }) => ({ month: null, cents, currency, page: 0 }));
  if (!rule || rule.eurosAMonth === null || lines.length === 0) return undefined;
  const wage = passages.find(({ key }) => key === 'minimum-wage');
  return { rule: { ...rule, eurosAMonth: rule.eurosAMonth }, wage, lines };
}

/** The lines of a file that have to do with the question; undefined when none do. */
async function linesOfFile(
  tx: Tx,
  pdf: AttachedFile,
  concepts: readonly Concept[],
  words: LibraryWords,
): Promise<LibraryAnswer | undefined> {
  const lines = await linesAbout(tx, pdf, concepts);
  if (lines.length === 0) return undefined;
  return {
    response: quoteLines(lines, words),
    confidence: ofLines,
    refused: false,
    sources: lines.map(({ page }) => pageOfFile(page, words)),
    table: null,
  };
}

/** Of a question of so many words, one thing that is understood is not enough to be sure. */
const manyWords = 10;

const isVague = (question: string, concepts: readonly Concept[]) =>
  question.trim().split(/\s+/).length >= manyWords &&
  concepts.filter(({ strength }) => strength === 'strong' || strength === 'weak').length < 2;

/** Characters of a file's name that are said. */
const longestName = 80;

/** No age, no count of days, no year. */
const isAmount = (number: number) => number >= 400 && (number < 1900 || number > 2100);

const nothing = { matches: [], rank: 0 };

const merged = (said: Household, given: Household | undefined): Household => ({
  spouse: said.spouse || (given?.spouse ?? false),
  children: said.children || (given?.children ?? 0),
});

const withNote = (answer: LibraryAnswer, note: string): LibraryAnswer =>
  note ? { ...answer, response: `${note}\n\n${answer.response}` } : answer;

const refusal = (response: string): LibraryAnswer => ({
  response,
  confidence: 0,
  refused: true,
  sources: [],
  table: null,
});
