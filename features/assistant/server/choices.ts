import type { Tx } from '#platform/server/database.ts';
import type { Language } from '#platform/shared/languages.ts';
import { type Choice, type LibraryAnswer, ofOverdue, trusted } from '../rules/library-answer.ts';
import type { Whom } from '../rules/whom.ts';
import { choiceQuestions as portugueseQuestions } from '../texts/choice-questions.pt.ts';
import { choiceQuestions } from '../texts/choice-questions.ts';
import { type LibraryPassage, libraryPassages } from './library-passages.ts';
import { type LibraryWords, libraryWords, quotation } from './quotations.ts';

interface Offered {
  /** Of the passages, the likest first. */
  keys: readonly string[];
  /** Who may know, if none of them is meant. */
  whom: Whom | undefined;
}

/** Says that it is not sure what is meant, and names the passages to choose from. Nothing of them is stated yet. */
export function offer(
  passages: readonly LibraryPassage[],
  { keys, whom }: Offered,
  { texts, language }: LibraryWords,
): LibraryAnswer {
  const choices = keys.flatMap((key) =>
    passages.filter((passage) => passage.key === key).map((passage) => choiceOf(passage, language)),
  );
  return {
    response: [texts.unsure, [texts.noneOfThese, whom && texts.whom[whom]].filter(Boolean).join(' ')].join(
      '\n\n',
    ),
    confidence: 0,
    refused: false,
    sources: [],
    table: null,
    choices,
  };
}

/** A fact that staff added has no question of ours: then it is its name. */
const choiceOf = ({ key, source }: LibraryPassage, language: Language): Choice => ({
  key,
  question: (language === 'pt' ? portugueseQuestions : choiceQuestions)[key] ?? source.title,
});

interface ChosenPassage {
  key: string;
  language: Language;
  now: Date;
}

/**
 * What the library holds on a passage that a person chose: how sure it is rests on the passage alone. It refuses where the
 * passage is no longer quoted.
 */
export async function answerChosen(tx: Tx, { key, language, now }: ChosenPassage): Promise<LibraryAnswer> {
  const words = libraryWords[language];
  const passages = await libraryPassages(tx, now.toISOString().slice(0, 10));
  const passage = passages.find((one) => one.key === key);
  if (!passage)
    return { response: words.texts.refused, confidence: 0, refused: true, sources: [], table: null };
  const confidence = trusted[passage.trust] * (passage.overdue ? ofOverdue : 1);
  return quotation([passage], Math.round(confidence * 100) / 100, words);
}
