import type { Translation } from '#platform/shared/languages.ts';
import type { HandIn } from '../contract.ts';
import { handInTexts } from '../texts/hand-in.ts';
import { residenceTexts } from '../texts/residence.ts';
import { placeInSentence, usPlaceNames } from '../texts/us-places.ts';
import type { Move, Residence } from './hand-in.ts';

export interface Said extends Pick<HandIn, 'answer'> {
  residence: Residence | null;
}
type Post = Extract<NonNullable<HandIn['answer']>, { known: 'post' }>;

/** One thing that we know of the place, or that we know none. */
export interface WhereLine {
  /** "Who takes your papers" */
  term?: string;
  text: string;
  from?: Pick<Post, 'source' | 'source_date' | 'trust'>;
}

const page = { ...handInTexts, placeInSentence } as const;
/** In the language of the page by itself; e-mails and calendars hand over those of their reader. */
type Words = Translation<
  Pick<typeof page, 'posts' | 'desk' | 'terms' | 'unknown' | 'abroad' | 'placeInSentence'>
>;

/** Who takes the papers of a person, and where; none while they have not said where they live. */
export function whereLines({ residence, answer }: Said, words: Words = page): WhereLine[] {
  if (!residence || answer?.known === 'county-needed') return [];
  const { place, county } = residence;
  if (place === 'abroad' || !answer) return [{ text: words.abroad }];
  if (answer.known === 'nothing')
    return [{ text: county ? words.unknown.county : words.unknown.post(words.placeInSentence(place)) }];
  return [
    { term: words.terms.post, text: words.posts[answer.post], from: answer },
    { term: words.terms.desk, text: deskWords(answer, words), from: answer.desk },
  ];
}

function deskWords({ city, desk }: Post, words: Words): string {
  return desk.by === 'vfs' ? words.desk.vfs(city) : words.desk[desk.by];
}

/** What follows "Place" on a cover; undefined where a person has to write it by hand. */
export function placeToGo({ answer }: Pick<Said, 'answer'>, words: Words = page): string | undefined {
  if (answer?.known !== 'post' || answer.desk.by === 'unknown') return undefined;
  return answer.desk.by === 'vfs' ? deskWords(answer, words) : words.posts[answer.post];
}

export const residenceWords = ({ place, county }: Residence): string =>
  place === 'abroad' ? residenceTexts.abroadShort : [usPlaceNames[place], county].filter(Boolean).join(', ');

/** "D7 visa. Moves with: husband or wife." */
export function moveWords({ visa, couple, child }: Move): string {
  const { move } = residenceTexts;
  const others = [couple && move.couple, child && move.child].filter((one) => typeof one === 'string');
  const along =
    others.length > 0 ? move.along(others) : couple === false && child === false ? move.alone : '';
  return [visa ? move.visa(visa.toUpperCase()) : move.unsaid, along].filter(Boolean).join(' ');
}
