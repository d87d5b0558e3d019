import { apostilleOffice, type UsPlace } from '../rules.ts';

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

const ownNames: Partial<Record<UsPlace, string>> = {
  nj: 'New Jersey Department of the Treasury',
  wi: 'Wisconsin Department of Financial Institutions',
  dc: 'Office of the Secretary of the District of Columbia',
  gu: 'Guam Department of Administration',
  as: 'Secretary of American Samoa',
};

/** The office that puts the apostille on papers of a place, as it calls itself; undefined where we do not know it. */
export function officeName(place: UsPlace): string | undefined {
  const name = envelopeNames[place];
  switch (apostilleOffice(place)) {
    case 'secretary-of-state':
      return `${name} Secretary of State`;
    case 'department-of-state':
      return `${name} Department of State`;
    case 'secretary-of-the-commonwealth':
      return `Secretary of the Commonwealth of ${name}`;
    case 'lieutenant-governor':
      return `${name} Lieutenant Governor`;
    case 'own':
      return ownNames[place];
    case 'unsure':
      return undefined;
  }
}
