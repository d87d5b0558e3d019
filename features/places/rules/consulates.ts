import { handInPrefix, postCities } from '#features/facts/hand-in-facts.ts';
import { factIdOf, type Trust } from '#features/facts/rules.ts';
import type { UsPlace } from './us-places.ts';

export type PostId = keyof typeof postCities;
export const postIds = Object.keys(postCities) as [PostId, ...PostId[]];

/** A place that two posts share by county: the names by which a person says theirs. The source has the city of Boston, and not the rest of its county. */
const counties: Partial<Record<string, readonly string[]>> = {
  ma: [
    'Boston (the city)',
    'Berkshire',
    'Essex',
    'Franklin',
    'Hampden',
    'Hampshire',
    'Middlesex',
    'Norfolk',
    'Worcester',
    'Barnstable',
    'Bristol',
    'Dukes',
    'Nantucket',
    'Plymouth',
    'Suffolk, outside of the city of Boston',
  ],
} satisfies Partial<Record<UsPlace, readonly string[]>>;

/** The names by which a person says the county; none where the state alone decides. */
export const countiesOf = (place: string): readonly string[] => counties[place] ?? [];

/** What the register says of a post or a desk: `value` is a post's city, or 'VFS' or 'Consulate'; null where no source names one. */
export interface PostFact {
  id: string;
  value: string | null;
  source: string;
  source_date: string | null;
  trust: Trust;
}
type Evidence = Pick<PostFact, 'source' | 'source_date' | 'trust'>;

interface KnownPost extends Evidence {
  known: 'post';
  post: PostId;
  city: string;
  /** Where the papers are handed over: a visa center of VFS, the consulate itself, or nothing that we found says. */
  desk: Evidence & { by: 'vfs' | 'consulate' | 'unknown' };
}

/** Which post takes the papers of a place, or of a county where two share it. */
export type PostAnswer = KnownPost | { known: 'county-needed' } | { known: 'nothing' };

const evidenceOf = ({ source, source_date, trust }: Evidence): Evidence => ({ source, source_date, trust });

export const postFactId = (place: string, county: string | null): string =>
  `${handInPrefix}post-${place}${county === null ? '' : `-${factIdOf(county)}`}`;
export const deskFactId = (post: PostId): string => `${handInPrefix}desk-${post}`;

/** Finds the post of a place in the register. `facts` has at least those of the place and of the desks. */
export function postOf(place: UsPlace, county: string | null, facts: readonly PostFact[]): PostAnswer {
  const names = countiesOf(place);
  if (names.length > 0 && (county === null || !names.includes(county))) return { known: 'county-needed' };
  const found = facts.find(({ id }) => id === postFactId(place, names.length > 0 ? county : null));
  const post = postIds.find((id) => postCities[id] === found?.value);
  if (!found || !post) return { known: 'nothing' };
  const desk = facts.find(({ id }) => id === deskFactId(post));
  const by = desk?.value === 'VFS' ? 'vfs' : desk?.value === 'Consulate' ? 'consulate' : 'unknown';
  return {
    known: 'post',
    post,
    city: postCities[post],
    ...evidenceOf(found),
    desk: { by, ...evidenceOf(desk ?? found) },
  };
}
