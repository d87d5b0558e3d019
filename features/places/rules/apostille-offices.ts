import { type Evidence, readIn } from './evidence.ts';
import type { UsPlace } from './us-places.ts';

/** The kind of office that puts the apostille on papers of a place. `unsure`: no source that we could find names one. */
export type ApostilleOffice =
  | 'secretary-of-state'
  | 'department-of-state'
  | 'secretary-of-the-commonwealth'
  | 'lieutenant-governor'
  | 'own'
  | 'unsure';

interface OfficeEntry extends Evidence {
  office: ApostilleOffice;
  /** The name of an office that is called like none of the kinds. */
  name?: string;
  /** The part of the office that does it, where its page says so: people look for that. */
  division?: string;
}

type Read = Parameters<typeof readIn>;

const secretary = (...read: Read): OfficeEntry => ({ office: 'secretary-of-state', ...readIn(...read) });
const division = (name: string, ...read: Read): OfficeEntry => ({ ...secretary(...read), division: name });
const governor = (...read: Read): OfficeEntry => ({ office: 'lieutenant-governor', ...readIn(...read) });
const department = (...read: Read): OfficeEntry => ({ office: 'department-of-state', ...readIn(...read) });
const commonwealth = (...read: Read): OfficeEntry => ({
  office: 'secretary-of-the-commonwealth',
  ...readIn(...read),
});
const own = (name: string, ...read: Read): OfficeEntry => ({ office: 'own', name, ...readIn(...read) });

/** A private copy of the list of authorities that the Hague Conference keeps; it ends at Maryland. */
const hague = 'github.com/mingmingsal/apostille, a copy of the list of the Hague Conference';
const listed = () => secretary(hague, 'community');

/** Who puts the apostille on the papers of each place, and who says so. */
export const apostilleOffices: Readonly<Record<UsPlace, OfficeEntry>> = {
  al: listed(),
  ak: governor('ltgov.alaska.gov/notaries-public', 'official'),
  az: listed(),
  ar: listed(),
  ca: secretary('smcacre.org/apostille-information', 'official'),
  co: listed(),
  ct: listed(),
  de: { ...listed(), division: 'Division of Corporations' },
  fl: division('Division of Corporations', 'notaries.dos.state.fl.us/notproc7.html', 'official'),
  ga: own(
    'Georgia Superior Court Clerks’ Cooperative Authority (GSCCCA)',
    'gsccca.org, general apostille information',
    'official',
  ),
  hi: governor('ltgov.hawaii.gov', 'official'),
  id: listed(),
  il: listed(),
  in: listed(),
  ia: listed(),
  ks: listed(),
  ky: secretary('sos.ky.gov/bus/Pages/Apostilles-and-Authentications.aspx', 'official'),
  la: listed(),
  me: listed(),
  md: secretary('sos.maryland.gov/certifications', 'official'),
  ma: commonwealth('sec.state.ma.us/pre/prehowto.htm', 'official'),
  mi: division('Office of the Great Seal', 'michigan.gov/sos, document authentication', 'official'),
  mn: secretary('sos.state.mn.us/notary-apostille', 'official'),
  ms: secretary('apostila.cz/apostila-mississippi', 'practitioner'),
  mo: secretary('s1.sos.mo.gov/Business/Notary/notary/certify', 'official'),
  mt: secretary('sosmt.gov/apostilles-authentications/apostilles', 'official'),
  ne: secretary('helpingscratchstaff.pages.dev, a copy of the office’s text', 'community'),
  nv: secretary('travel.state.gov, apostille requirements: the general rule', 'official'),
  nh: secretary('sos.nh.gov/apostilles-and-certificates', 'official'),
  nj: own(
    'New Jersey Department of the Treasury',
    'nj.gov/treasury/revenue/dcr/programs/apostilles.shtml',
    'official',
  ),
  nm: secretary('legalclarity.org/how-to-get-an-apostille-in-new-mexico', 'practitioner'),
  ny: department('311.nyc.gov, KA-01020', 'official'),
  nc: secretary('sosnc.gov/manual/Authentications', 'official'),
  nd: secretary('hhs.nd.gov/vital/apostille, in a copy', 'official'),
  oh: secretary('usapostilleservice.com', 'community', '2008-10-12'),
  ok: secretary('sos.ok.gov/business/apostilles.aspx', 'official'),
  or: secretary('sos.oregon.gov, authenticating documents', 'official'),
  pa: department('pa.gov/en/agencies/dos/programs/document-certification', 'official'),
  ri: secretary('sos.ri.gov, apostilles and certifications', 'official'),
  sc: secretary('sos.sc.gov/Apostilles', 'official'),
  sd: secretary('sdsos.gov/general-services/apostilles-authentications', 'official'),
  tn: division('Business Services', 'sos.tn.gov/node/453', 'official'),
  tx: secretary('dshs.state.tx.us/vs/birth/apostille.aspx', 'official'),
  ut: governor('authentications.utah.gov/frequently-asked-questions', 'official'),
  vt: division(
    'Vermont State Archives & Records Administration',
    'sos.vermont.gov, apostille or authentication',
    'official',
  ),
  va: commonwealth('commonwealth.virginia.gov/official-documents/authentications', 'official'),
  wa: secretary('credit-help.pro, a copy of the office’s text', 'community'),
  wv: secretary('sos.wv.gov/business/Pages/AuthDocs.aspx', 'official'),
  wi: own('Wisconsin Department of Financial Institutions', 'dfi.wi.gov, ApostilleServices', 'official'),
  wy: secretary('uwyo.edu/registrar, apostille page', 'practitioner'),
  dc: own(
    'Office of the Secretary of the District of Columbia',
    'os.dc.gov/service/authentications',
    'official',
  ),
  as: own('Secretary of American Samoa', 'osas.as', 'official', '2024'),
  gu: own('Guam Department of Administration', 'doa.guam.gov/apostille', 'official'),
  mp: {
    office: 'unsure',
    ...readIn('three searches found none; its notaries are under the Attorney General', 'community'),
  },
  pr: department('statedepartment.pr.gov/apostilles', 'official'),
  vi: governor('ltg.gov.vi/departments/notary-public', 'official'),
};

/** Papers that a state makes. */
export const statePapers = ['birth', 'marriage', 'divorce', 'state-police', 'notarized'] as const;
export type StatePaper = (typeof statePapers)[number];

const note = <Name extends string>(
  name: Name,
  place: UsPlace,
  papers: readonly StatePaper[],
  ...read: Read
) => ({ note: name, place, papers, ...readIn(...read) });

const vital = ['birth', 'marriage'] as const;
const court = ['birth', 'marriage', 'divorce'] as const;

/** What sends papers of a place back, or what comes before the office there: each with who says so. */
export const stateNotes = [
  note(
    'registrar-signature',
    'al',
    ['birth'],
    'nationwideapostille.com/state_requirements/alabama',
    'practitioner',
  ),
  note('state-copy', 'ak', vital, 'apostilleplease.com/state-requirements', 'practitioner'),
  note('california', 'ca', ['birth'], 'smcacre.org and sccoclerk.santacruzcountyca.gov', 'official'),
  note('florida', 'fl', ['birth'], 'lee.floridahealth.gov, apostille page', 'official'),
  note('five-years', 'ga', vital, 'apostille.info/apostille-georgia', 'practitioner'),
  note('county-clerk-first', 'ky', ['divorce', 'notarized'], 'sos.ky.gov', 'official'),
  note('massachusetts', 'ma', vital, 'apostille.podbean.com against winenfood.com', 'disputed'),
  note('michigan', 'mi', vital, 'michigan.gov/sos, document authentication', 'official'),
  note('registrar-signature', 'ms', ['birth'], 'apostila.cz/apostila-mississippi', 'practitioner'),
  note('state-copy', 'mo', ['birth'], 's1.sos.mo.gov/Business/Notary/notary/certify', 'official'),
  note('five-years', 'mt', court, 'sosmt.gov/apostilles-authentications/apostilles', 'official'),
  note('new-hampshire', 'nh', court, 'sos.nh.gov, an older and a newer page', 'disputed'),
  note('new-jersey', 'nj', vital, 'nj.gov/treasury/revenue/dcr/programs/apostilles.shtml', 'official'),
  note('new-york', 'ny', ['birth'], '311.nyc.gov, KA-01020, and villageofbronxville.com', 'official'),
  note('new-york-marriage', 'ny', ['marriage'], 'ww2.nycourts.gov, OfficialVON', 'official'),
  note('north-carolina', 'nc', court, 'sosnc.gov/manual/Authentications', 'official'),
  note('north-dakota', 'nd', ['birth'], 'hhs.nd.gov/vital/apostille, in a copy', 'official'),
  note('one-year', 'ok', ['marriage', 'divorce'], 'sos.ok.gov/business/apostilles.aspx', 'official'),
  note('state-copy', 'or', ['birth'], 'apostille.info/?p=195', 'practitioner'),
  note('state-copy', 'ri', vital, 'apostila.cz/apostila-rhode-island', 'practitioner'),
  note('county-clerk-first', 'tn', ['notarized'], 'sos.tn.gov/node/453', 'official'),
  note('texas', 'tx', ['birth'], 'dshs.state.tx.us, with apostilledoc.org and globeia.com', 'disputed'),
  note(
    'virginia',
    'va',
    ['birth', 'marriage', 'divorce', 'notarized'],
    'commonwealth.virginia.gov/official-documents/authentications',
    'official',
  ),
  note('no-notary', 'wi', vital, 'usapostille.com/wisconsin', 'community'),
  note('triple-seal', 'dc', ['marriage'], 'embassyapostilleservices.com', 'practitioner'),
] as const;
export type PlaceNote = (typeof stateNotes)[number]['note'];
