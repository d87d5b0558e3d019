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
  return { by: 'state', paper, place, office: apostilleOffice(place), note: placeNote(place, paper) };
}

/** Papers that get an apostille, the most frequent first. */
export const apostillePapers = [
  'fbi',
  'birth',
  'marriage',
  'divorce',
  'state-police',
  'notarized',
  'birth-abroad',
  'other-country',
] as const;
export type ApostillePaper = (typeof apostillePapers)[number];

/** Those that a state makes. */
const statePapers = ['birth', 'marriage', 'divorce', 'state-police', 'notarized'] as const;
export type StatePaper = (typeof statePapers)[number];

export function isStatePaper(paper: ApostillePaper): paper is StatePaper {
  return (statePapers as readonly string[]).includes(paper);
}

// biome-ignore format: one line each would be fifty
const states = [
  'al', 'ak', 'az', 'ar', 'ca', 'co', 'ct', 'de', 'fl', 'ga', 'hi', 'id', 'il', 'in', 'ia', 'ks', 'ky',
  'la', 'me', 'md', 'ma', 'mi', 'mn', 'ms', 'mo', 'mt', 'ne', 'nv', 'nh', 'nj', 'nm', 'ny', 'nc', 'nd',
  'oh', 'ok', 'or', 'pa', 'ri', 'sc', 'sd', 'tn', 'tx', 'ut', 'vt', 'va', 'wa', 'wv', 'wi', 'wy',
] as const;

/** Every place of the United States that issues papers of its own, as the mail abbreviates it. */
export const usPlaces = [...states, 'dc', 'as', 'gu', 'mp', 'pr', 'vi'] as const;
export type UsPlace = (typeof usPlaces)[number];

/** The place in the query parameter `state`; undefined when there is none. */
export function usPlaceOf(text: string | null): UsPlace | undefined {
  return usPlaces.find((place) => place === text?.toLowerCase());
}

/** The kind of office that puts the apostille on papers of a place. `unsure`: no source that we could find names one. */
type ApostilleOffice =
  | 'secretary-of-state'
  | 'department-of-state'
  | 'secretary-of-the-commonwealth'
  | 'lieutenant-governor'
  | 'own'
  | 'unsure';

/**
 * Where it is not the Secretary of State, each with who says so. For the others: travel.state.gov, Apostille
 * Requirements ("usually in the office of the state's Secretary of State"), and pawnotary.com/apostille.shtml, which counts 47 of 50 states.
 * Read in stored copies in November 2026.
 */
const others: Partial<Record<UsPlace, ApostilleOffice>> = {
  // ltgov.alaska.gov/notaries-public: "only by the Lieutenant Governor".
  ak: 'lieutenant-governor',
  // The Lieutenant Governor's own page for apostilles: she serves as Secretary of State.
  hi: 'lieutenant-governor',
  // authentications.utah.gov/frequently-asked-questions.
  ut: 'lieutenant-governor',
  // 311.nyc.gov, KA-01020, and nycourts.gov: the state's Department of State.
  ny: 'department-of-state',
  // pa.gov/en/agencies/dos/programs/document-certification: at the Department of State, by the Secretary of the Commonwealth.
  pa: 'department-of-state',
  // statedepartment.pr.gov/apostilles.
  pr: 'department-of-state',
  // commonwealth.virginia.gov/official-documents/authentications.
  va: 'secretary-of-the-commonwealth',
  // apostila.cz/apostila-massachusetts, which names William Francis Galvin's office; so he is called there.
  ma: 'secretary-of-the-commonwealth',
  // nj.gov/treasury/revenue/dcr/programs/apostilles.shtml: signed by the State Treasurer.
  nj: 'own',
  // wdfi.org/Apostille/faq.htm: since January 4, 2016.
  wi: 'own',
  // os.dc.gov/service/authentications.
  dc: 'own',
  // doa.guam.gov/apostille, and 5 Guam Code 33601: issued only there.
  gu: 'own',
  // osas.as, and American Samoa Code 31.0347.
  as: 'own',
  mp: 'unsure',
  vi: 'unsure',
};

export function apostilleOffice(place: UsPlace): ApostilleOffice {
  return others[place] ?? 'secretary-of-state';
}

/** Places with a known reason to reject papers. */
export type PlaceNote = 'new-york' | 'new-jersey' | 'virginia';

/** The warning about this place and paper, if any. */
function placeNote(place: UsPlace, paper: StatePaper): PlaceNote | undefined {
  // nj.gov/treasury/revenue/dcr/programs/apostilles.shtml: signatures of registrars of towns and counties are not known there.
  if (place === 'nj' && (paper === 'birth' || paper === 'marriage')) return 'new-jersey';
  // 311.nyc.gov, KA-01020: the New York County Clerk first, with a letter of exemplification.
  if (place === 'ny' && paper === 'birth') return 'new-york';
  // commonwealth.virginia.gov, types of documents: issued or notarized within the past 12 months.
  if (place === 'va' && paper !== 'state-police') return 'virginia';
  return undefined;
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
