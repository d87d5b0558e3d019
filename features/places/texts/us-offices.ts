import { type ApostilleOffice, apostilleOffices } from '../rules/apostille-offices.ts';
import type { UsPlace } from '../rules/us-places.ts';

/** Names as they stand on an envelope, the same in every language. */
export const envelopeNames: Readonly<Record<UsPlace, string>> = {
  al: 'Alabama',
  ak: 'Alaska',
  az: 'Arizona',
  ar: 'Arkansas',
  ca: 'California',
  co: 'Colorado',
  ct: 'Connecticut',
  de: 'Delaware',
  fl: 'Florida',
  ga: 'Georgia',
  hi: 'Hawaii',
  id: 'Idaho',
  il: 'Illinois',
  in: 'Indiana',
  ia: 'Iowa',
  ks: 'Kansas',
  ky: 'Kentucky',
  la: 'Louisiana',
  me: 'Maine',
  md: 'Maryland',
  ma: 'Massachusetts',
  mi: 'Michigan',
  mn: 'Minnesota',
  ms: 'Mississippi',
  mo: 'Missouri',
  mt: 'Montana',
  ne: 'Nebraska',
  nv: 'Nevada',
  nh: 'New Hampshire',
  nj: 'New Jersey',
  nm: 'New Mexico',
  ny: 'New York',
  nc: 'North Carolina',
  nd: 'North Dakota',
  oh: 'Ohio',
  ok: 'Oklahoma',
  or: 'Oregon',
  pa: 'Pennsylvania',
  ri: 'Rhode Island',
  sc: 'South Carolina',
  sd: 'South Dakota',
  tn: 'Tennessee',
  tx: 'Texas',
  ut: 'Utah',
  vt: 'Vermont',
  va: 'Virginia',
  wa: 'Washington',
  wv: 'West Virginia',
  wi: 'Wisconsin',
  wy: 'Wyoming',
  dc: 'District of Columbia',
  as: 'American Samoa',
  gu: 'Guam',
  mp: 'Northern Mariana Islands',
  pr: 'Puerto Rico',
  vi: 'U.S. Virgin Islands',
};

/** The office that puts the apostille on papers of a place, as it calls itself; undefined where we do not know it. */
export function officeName(place: UsPlace): string | undefined {
  const { office, name: own, division } = apostilleOffices[place];
  const kind = kinds[office]?.(envelopeNames[place]) ?? own;
  return division ? `${kind}, ${division}` : kind;
}

const kinds: Partial<Record<ApostilleOffice, (place: string) => string>> = {
  'secretary-of-state': (place) => `${place} Secretary of State`,
  'department-of-state': (place) => `${place} Department of State`,
  'secretary-of-the-commonwealth': (place) => `Secretary of the Commonwealth of ${place}`,
  'lieutenant-governor': (place) => `${place} Lieutenant Governor`,
};
