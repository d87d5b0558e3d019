import { handInPrefix } from '#features/facts/hand-in-facts.ts';
import { trusts } from '#features/facts/rules.ts';
import { type PostAnswer, type PostFact, postOf } from './consulates.ts';
import { type UsPlace, usPlaces } from './us-places.ts';

/** Where a person lives, as far as it decides who takes their papers. `county` is asked where two posts share a state. */
export interface Residence {
  place: UsPlace | typeof abroad;
  county: string | null;
}

/** What the form of it asks, in order; a link may lead to one. */
export const residenceFields = ['place', 'visa', 'along'] as const;
export type ResidenceField = (typeof residenceFields)[number];

export const visaKinds = ['d7', 'd8'] as const;

/** What a person wants, and who moves with them; null where they have not said. */
export interface Move {
  visa: (typeof visaKinds)[number] | null;
  couple: boolean | null;
  child: boolean | null;
}

/** Whether what the register says by a topic is for this person: a list of another visa is not. What they have not said leaves out nothing. */
export function isTheirs(topic: HandInTopic, move: Move | null): boolean {
  if (!move) return true;
  if (topic === 'd7' || topic === 'd8') return move.visa === null || move.visa === topic;
  return topic === 'couple' || topic === 'child' ? move[topic] !== false : true;
}

/** Outside of the United States. */
export const abroad = 'abroad';
export const residencePlaces = [...usPlaces, abroad] as const;

/**
 * What the register of facts says about the hand-in: a fact whose id begins with 'hand-in-' and one of these is read there.
 * The last five are the lists of papers: everybody's, by kind of visa, and by who moves along.
 */
export const handInTopics = ['book', 'price', 'keep', 'bring', 'd7', 'd8', 'couple', 'child'] as const;
export type HandInTopic = (typeof handInTopics)[number];
export const handInLists = ['bring', 'd7', 'd8', 'couple', 'child'] as const satisfies readonly HandInTopic[];

/** A fact of the register about the hand-in. `consulate`: a post's city, 'VFS' for all that have a visa center, null for all. */
export interface HandInFact extends PostFact {
  text: string;
  consulate: string | null;
}

/** What we know for one person: who takes their papers, and what the register says of it, by topic, the best source first. */
export interface HandIn<Fact extends HandInFact = HandInFact> {
  residence: Residence;
  /** Undefined for users who live outside the United States. */
  answer: PostAnswer | undefined;
  facts: Record<HandInTopic, Fact[]>;
}

export function handIn<Fact extends HandInFact>(residence: Residence, facts: readonly Fact[]): HandIn<Fact> {
  const { place, county } = residence;
  const answer = place === abroad ? undefined : postOf(place, county, facts);
  const mine = facts
    .filter(({ consulate }) => consulate === null || holdsFor(consulate, answer))
    .sort((a, b) => trusts.indexOf(a.trust) - trusts.indexOf(b.trust) || a.id.localeCompare(b.id));
  const topic = (name: HandInTopic) => mine.filter(({ id }) => id.startsWith(`${handInPrefix}${name}-`));
  return {
    residence,
    answer,
    facts: Object.fromEntries(handInTopics.map((name) => [name, topic(name)])) as HandIn<Fact>['facts'],
  };
}

function holdsFor(consulate: string, answer: PostAnswer | undefined): boolean {
  if (answer?.known !== 'post') return false;
  const named = consulate.trim().toLowerCase();
  return named === answer.city.toLowerCase() || (named === 'vfs' && answer.desk.by === 'vfs');
}
