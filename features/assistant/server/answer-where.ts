import type { Trust } from '#features/facts/rules.ts';
import type { WhereLine } from '#features/places/rules/where-lines.ts';
import { readHandIn } from '#features/places/server/hand-in.ts';
import { sourcedLine, whereLinesIn } from '#features/places/server/where-sentences.ts';
import { handInTexts as portuguese } from '#features/places/texts/hand-in.pt.ts';
import { handInTexts } from '#features/places/texts/hand-in.ts';
import { handInWords } from '#features/places/texts/hand-in-words.pt.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Language } from '#platform/shared/languages.ts';
import { asksOfPlace } from '../rules/asks-where.ts';
import { boundaryOf } from '../rules/boundaries.ts';
import { readCountries } from '../rules/countries.ts';
import { type LibraryAnswer, trusted } from '../rules/library-answer.ts';
import { type LibraryWords, libraryWords } from './quotations.ts';

interface WhereQuestion {
  question: string;
  userId: string;
  language: Language;
  now: Date;
}

/**
 * What we know of the place where the person who asks hands in. Undefined for any other question, and while they have not
 * said where they live.
 */
export async function answerWhere(
  tx: Tx,
  { question, userId, language, now }: WhereQuestion,
): Promise<LibraryAnswer | undefined> {
  const asked = asksOfPlace(question);
  if (!asked || readCountries(question).elsewhere || boundaryOf(question, now.getUTCFullYear()))
    return undefined;
  const handIn = await readHandIn(tx, userId);
  const place = whereLinesIn(handIn, language);
  if (place.length === 0) return undefined;
  const words = libraryWords[language];
  const about = asked === 'where' ? [] : handIn.facts.filter(({ topic }) => topic === asked);
  const lines: WhereLine[] = [
    ...place,
    ...about.map((fact) => ({
      text: language === 'pt' ? handInWords(fact.text).text : fact.text,
      from: fact,
    })),
    ...(asked === 'keep' && about.length === 0 ? [{ text: placeTexts[language].unknown.keep }] : []),
  ];
  const known = lines.flatMap(({ term, from }) => (from ? [{ term, from }] : []));
  return {
    response: [...lines.map((line) => cautious(line, words)), words.texts.advice].join('\n\n'),
    confidence: Math.min(...known.map(({ from }) => trusted[from.trust]), known.length > 0 ? 1 : 0),
    refused: known.length === 0,
    sources: known.map(({ term, from }) => ({
      title: term ?? placeTexts[language].terms[asked === 'where' ? 'post' : asked],
      source: from.source,
      date: from.source_date,
    })),
    table: null,
  };
}

const placeTexts = { en: handInTexts, pt: portuguese };

function cautious(line: WhereLine, { texts, language }: LibraryWords): string {
  const warnings: Partial<Record<Trust, string>> = { disputed: texts.disputed, community: texts.community };
  return [line.from && warnings[line.from.trust], sourcedLine(line, language)].filter(Boolean).join(' ');
}
