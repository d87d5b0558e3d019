import type { UsPlace } from '../rules/us-places.ts';
import { envelopeNames } from './envelope-names.ts';

/** How each place is shown in a list. */
export const usPlaceNames: Readonly<Record<UsPlace, string>> = { ...envelopeNames };

const withArticle: readonly UsPlace[] = ['dc', 'mp', 'vi'];

/** In the middle of a sentence: "Born in the District of Columbia". */
export function placeInSentence(place: UsPlace): string {
  return withArticle.includes(place) ? `the ${usPlaceNames[place]}` : usPlaceNames[place];
}

/** Other names by which people look for a place. */
export const usPlaceAliases: Partial<Record<UsPlace, readonly string[]>> = {
  dc: ['Washington, D.C.', 'DC'],
  mp: ['Saipan', 'CNMI'],
  vi: ['Saint Thomas', 'Saint Croix', 'USVI'],
  ny: ['New York City', 'NYC'],
};
