import type { ApostilleRoute } from '../rules/route.ts';
import { placeNotes, stateAnswers, stateSteps, apostilleTexts as texts } from '../texts/apostille.ts';
import { officeName } from '../texts/us-offices.ts';
import { placeInSentence } from '../texts/us-places.ts';

export interface AnswerWords {
  /** Who does it, in one sentence. */
  headline: string;
  /** What stands right below it. */
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
