import type { UsPlace } from './places.ts';

/** The kind of office that puts the apostille on papers of a place. `unsure`: no source that we could find names one. */
export type ApostilleOffice =
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

/** Which kind of office puts the apostille on papers that were made in this place. */
export function apostilleOffice(place: UsPlace): ApostilleOffice {
  return others[place] ?? 'secretary-of-state';
}
