import type { StatePaper } from './papers.ts';
import type { UsPlace } from './places.ts';

/** What sends papers of some places back, and is known of no other. */
export type PlaceNote = 'new-york' | 'new-jersey' | 'virginia';

const ofRecords: readonly StatePaper[] = ['birth', 'marriage'];

/** What to watch in this place with this paper; undefined where we know of nothing. */
export function placeNote(place: UsPlace, paper: StatePaper): PlaceNote | undefined {
  // nj.gov/treasury/revenue/dcr/programs/apostilles.shtml: signatures of registrars of towns and counties are not known there.
  if (place === 'nj' && ofRecords.includes(paper)) return 'new-jersey';
  // 311.nyc.gov, KA-01020: the New York County Clerk first, with a letter of exemplification.
  if (place === 'ny' && paper === 'birth') return 'new-york';
  // commonwealth.virginia.gov, types of documents: issued or notarized within the past 12 months.
  if (place === 'va' && paper !== 'state-police') return 'virginia';
  return undefined;
}
