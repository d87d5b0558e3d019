import { type Evidence, readIn } from './evidence.ts';
import type { UsPlace } from './us-places.ts';

/** Where the papers are handed over: a visa center of VFS, the consulate itself, or nothing that we found says. */
interface Desk extends Evidence {
  by: 'vfs' | 'consulate' | 'unknown';
}

interface Post {
  /** The city, by which a fact of the register names the post. */
  city: string;
  desk: Desk;
}

const scrape = 'a copy of the visa center’s site on other pages';
const vfsFees = 'vfsglobal.com/Portugal/USA/visa-fees-at-glance';
const newBedford = 'consulateportugalnewbedford.org';

/** The posts of Portugal in the United States of which a source says whose papers for a visa they take. */
export const posts = {
  washington: {
    city: 'Washington',
    desk: { by: 'vfs', ...readIn(vfsFees, 'official') },
  },
  'new-york': {
    city: 'New York',
    desk: { by: 'vfs', ...readIn(vfsFees, 'official') },
  },
  newark: {
    city: 'Newark',
    desk: { by: 'unknown', ...readIn('consuladogeralportugalnewark.org/inscricoes-consulares', 'official') },
  },
  boston: {
    city: 'Boston',
    desk: { by: 'consulate', ...readIn('help.baseflow.io, step by step', 'practitioner') },
  },
  'new-bedford': {
    city: 'New Bedford',
    desk: { by: 'consulate', ...readIn(newBedford, 'official') },
  },
  'san-francisco': {
    city: 'San Francisco',
    desk: { by: 'vfs', ...readIn(vfsFees, 'official') },
  },
} as const satisfies Record<string, Post>;
export type PostId = keyof typeof posts;
export const postIds = Object.keys(posts) as [PostId, ...PostId[]];

interface Area extends Evidence {
  post: PostId;
  places: readonly UsPlace[];
}

/** Whose papers each post takes. A place in none of them: no source that we found names its post. */
const areas: readonly Area[] = [
  {
    post: 'washington',
    places: ['al', 'ar', 'ga', 'il', 'in', 'ia', 'ks', 'ky', 'la', 'md', 'mn', 'ms', 'mo', 'ne'],
    ...readIn(scrape, 'community', '2023-01'),
  },
  { post: 'washington', places: ['fl'], ...readIn('byouauthentically.com', 'community', '2022-12') },
  { post: 'washington', places: ['sc'], ...readIn('growingupexpat.com', 'community', '2021-07-30') },
  { post: 'new-york', places: ['ny', 'ct'], ...readIn('lusoamericano.com/?p=108518', 'practitioner') },
  {
    post: 'newark',
    places: ['nj', 'pa'],
    ...readIn('consuladogeralportugalnewark.org/inscricoes-consulares', 'official'),
  },
  {
    post: 'newark',
    places: ['de'],
    ...readIn('the consulate in Newark against portugaldigitalnomadvisa.com', 'disputed'),
  },
  { post: 'boston', places: ['nh', 'me', 'vt'], ...readIn(`${newBedford}, vistos_nac-us`, 'official') },
  {
    post: 'new-bedford',
    places: ['ri'],
    ...readIn(`${newBedford} against portugaldigitalnomadvisa.com, which says Providence`, 'disputed'),
  },
  {
    post: 'san-francisco',
    places: ['ak', 'ca', 'co', 'hi', 'id', 'mt', 'nv', 'nm', 'or', 'ut', 'wa', 'wy'],
    ...readIn(scrape, 'community', '2023-01'),
  },
  { post: 'san-francisco', places: ['az'], ...readIn('ourportugaljourney.com', 'community', '2024-06') },
];

interface CountyArea extends Evidence {
  place: UsPlace;
  /** By post: what the source names, counties or the city of Boston; null where it names the post of none. */
  counties: readonly { post: PostId | null; names: readonly string[] }[];
}

/** Places that two posts share by county. */
export const countyAreas: readonly CountyArea[] = [
  {
    place: 'ma',
    counties: [
      {
        post: 'boston',
        names: [
          'Boston (the city)',
          'Berkshire',
          'Essex',
          'Franklin',
          'Hampden',
          'Hampshire',
          'Middlesex',
          'Norfolk',
          'Worcester',
        ],
      },
      { post: 'new-bedford', names: ['Barnstable', 'Bristol', 'Dukes', 'Nantucket', 'Plymouth'] },
      // The source names the city alone, and not the rest of its county.
      { post: null, names: ['Suffolk, outside of the city of Boston'] },
    ],
    ...readIn(`${newBedford}, vistos_nac-us`, 'official'),
  },
];

/** Which post takes the papers of a place, or of a county where two share it. */
export type PostAnswer =
  | ({ known: 'post'; post: PostId } & Evidence)
  | { known: 'county-needed' }
  | { known: 'nothing' };

export function postOf(place: UsPlace, county: string | null): PostAnswer {
  const shared = countyAreas.find((area) => area.place === place);
  if (shared) {
    const found = shared.counties.find(({ names }) => county !== null && names.includes(county));
    if (!found) return { known: 'county-needed' };
    return found.post ? { known: 'post', ...evidenceOf(shared), post: found.post } : { known: 'nothing' };
  }
  const area = areas.find(({ places }) => places.includes(place));
  return area ? { known: 'post', ...evidenceOf(area), post: area.post } : { known: 'nothing' };
}

function evidenceOf({ source, source_date, trust, checked_on, review_by }: Evidence): Evidence {
  return { source, source_date, trust, checked_on, review_by };
}

/** The names by which a person says the county; none where the state alone decides. */
export function countiesOf(place: string): readonly string[] {
  const shared = countyAreas.find((area) => area.place === place);
  return shared?.counties.flatMap(({ names }) => names) ?? [];
}
