import {
  type ApostilleOffice,
  apostilleOffices,
  type PlaceNote,
  type StatePaper,
  stateNotes,
  statePapers,
} from './apostille-offices.ts';
import type { UsPlace } from './us-places.ts';

/** Who puts the apostille on a paper. */
export type ApostilleRoute =
  | { by: 'federal'; paper: 'fbi' | 'birth-abroad' }
  | { by: 'abroad' }
  | { by: 'state'; paper: StatePaper; place: UsPlace; office: ApostilleOffice; note: PlaceNote | undefined }
  /** It depends on the state, which is not chosen yet. */
  | { by: 'unknown-place'; paper: StatePaper };

/**
 * Who puts the apostille on this paper: the U.S. Department of State on a federal paper, the state that made it on a state's
 * paper, wherever the applicant lives.
 */
export function apostilleRoute(paper: ApostillePaper, place: UsPlace | undefined): ApostilleRoute {
  if (paper === 'other-country') return { by: 'abroad' };
  if (!isStatePaper(paper)) return { by: 'federal', paper };
  if (!place) return { by: 'unknown-place', paper };
  const note = stateNotes.find((one) => one.place === place && one.papers.includes(paper))?.note;
  return { by: 'state', paper, place, office: apostilleOffices[place].office, note };
}

/** Papers that get an apostille, the most frequent first. */
export const apostillePapers = ['fbi', ...statePapers, 'birth-abroad', 'other-country'] as const;
export type ApostillePaper = (typeof apostillePapers)[number];

export function isStatePaper(paper: ApostillePaper): paper is StatePaper {
  return (statePapers as readonly string[]).includes(paper);
}

/**
 * The lines of the address in a fact, after a colon and between slashes: 'Mail it to: Office / Street'. Undefined when staff
 * wrote it in another form: then the fact is shown without a label.
 */
export function labelLines(fact: string): readonly string[] | undefined {
  const [, ...after] = fact.split(': ');
  const lines = after
    .join(': ')
    .replace(/\.$/, '')
    .split(' / ')
    .map((line) => line.trim());
  return lines.length >= 3 ? lines : undefined;
}
