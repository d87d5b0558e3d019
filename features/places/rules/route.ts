import { type ApostilleOffice, apostilleOffice } from './office.ts';
import { type ApostillePaper, isStatePaper, type StatePaper } from './papers.ts';
import { type PlaceNote, placeNote } from './place-note.ts';
import type { UsPlace } from './places.ts';

/** Who puts the apostille on a paper. */
export type ApostilleRoute =
  | { by: 'federal'; paper: 'fbi' | 'birth-abroad' }
  | { by: 'abroad' }
  | { by: 'state'; paper: StatePaper; place: UsPlace; office: ApostilleOffice; note: PlaceNote | undefined }
  /** It depends on the state, and nobody has said which. */
  | { by: 'unknown-place'; paper: StatePaper };

/**
 * Who puts the apostille on this paper. A federal paper goes to the U.S. Department of State and to no state, wherever
 * its person lives; a state's paper to the state that made it, wherever they live now.
 */
export function apostilleRoute(paper: ApostillePaper, place: UsPlace | undefined): ApostilleRoute {
  if (paper === 'other-country') return { by: 'abroad' };
  if (!isStatePaper(paper)) return { by: 'federal', paper };
  if (!place) return { by: 'unknown-place', paper };
  return { by: 'state', paper, place, office: apostilleOffice(place), note: placeNote(place, paper) };
}
