import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { handInPrefix } from '#features/facts/hand-in-facts.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import type { HandIn } from '../contract.ts';
import { countiesOf, deskFactId, postFactId, postIds, postOf } from '../rules/consulates.ts';
import {
  abroad,
  handIn,
  handInTopics,
  isTheirs,
  type Move,
  type Residence,
  residencePlaces,
  visaKinds,
} from '../rules/hand-in.ts';

export async function getHandIn(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.getHandIn>> {
  return transaction((tx) => readHandIn(tx, person.userId));
}

/** Saves where the caller lives and how they move, or forgets it. Throws `invalid_input` for a county of another state. */
export async function saveResidence(
  { body: { residence } }: Parsed<typeof contract.saveResidence>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.saveResidence>> {
  if (residence?.county && !countiesOf(residence.place).includes(residence.county))
    throw new AppError('invalid_input');
  return transaction(async (tx) => {
    // Before the first save there is no row to lock, and two presses would both find nothing.
    await sql`select pg_advisory_xact_lock(hashtextextended('save-residence:' || ${person.userId}, 0))`.execute(
      tx,
    );
    const before = await tx
      .selectFrom('residences')
      .select(moveColumns)
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
    if (moveColumns.every((column) => before?.[column] === residence?.[column]))
      return readHandIn(tx, person.userId);
    if (residence) {
      const row = { ...residence, saved_at: platform.clock() };
      await tx
        .insertInto('residences')
        .values({ user_id: person.userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
    } else await tx.deleteFrom('residences').where('user_id', '=', person.userId).execute();
    await recordAudit(tx, {
      action: 'profile.residence_saved',
      subject: { type: 'profile', id: person.userId },
      ownerId: person.userId,
      details: { removed: residence === null },
      requestId,
    });
    return readHandIn(tx, person.userId);
  });
}

/** Who has an application of their own moves along, whatever was ticked. */
async function withHousehold(tx: Tx, userId: string, move: Move): Promise<Move> {
  const applications = await tx
    .selectFrom('visa_applications')
    .select('applicant')
    .where('user_id', '=', userId)
    .execute();
  const applies = (kind: 'spouse' | 'child') => applications.some(({ applicant }) => applicant === kind);
  return { ...move, couple: applies('spouse') || move.couple, child: applies('child') || move.child };
}

const moveColumns = ['place', 'county', 'visa', 'couple', 'child'] as const;

async function readResidence(tx: Tx, userId: string): Promise<HandIn['residence']> {
  const row = await tx
    .selectFrom('residences')
    .select(moveColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const place = residencePlaces.find((one) => one === row?.place);
  if (!row || !place) return null;
  return { ...row, place, visa: visaKinds.find((one) => one === row.visa) ?? null };
}

/** Reads what is shown of the register about the hand-in of one place: its post, all desks, and with `lists` the papers. */
async function readFacts(tx: Tx, residence: Residence | null, { lists }: { lists: boolean }) {
  const { place, county } = residence ?? { place: abroad, county: null };
  const named = [
    postFactId(place, null),
    ...(county === null ? [] : [postFactId(place, county)]),
    ...postIds.map(deskFactId),
  ];
  const topics = handInTopics.map((topic) => `${handInPrefix}${topic}-%`);
  return tx
    .selectFrom('facts')
    .select(['id', 'text', 'value', 'source', 'source_date', 'trust', 'consulate'])
    .where((where) =>
      where.or([
        where('id', 'in', named),
        ...(lists ? topics.map((pattern) => where('id', 'like', pattern)) : []),
      ]),
    )
    .where('is_shown', '=', true)
    .orderBy('id')
    .execute();
}

/** Where a person lives and who takes their papers, as far as the caller may see it. */
export async function readWhere(tx: Tx, userId: string): Promise<Pick<HandIn, 'residence' | 'answer'>> {
  const residence = await readResidence(tx, userId);
  if (!residence || residence.place === abroad) return { residence, answer: null };
  const facts = await readFacts(tx, residence, { lists: false });
  return { residence, answer: postOf(residence.place, residence.county, facts) };
}

/** The same, with what the register says of it. */
export async function readHandIn(tx: Tx, userId: string): Promise<HandIn> {
  const residence = await readResidence(tx, userId);
  const facts = await readFacts(tx, residence, { lists: true });
  const move = residence && (await withHousehold(tx, userId, residence));
  const { answer = null, facts: byTopic } = handIn(residence ?? { place: abroad, county: null }, facts);
  return {
    residence,
    answer,
    counties: residence ? [...countiesOf(residence.place)] : [],
    facts: handInTopics
      .filter((topic) => isTheirs(topic, move))
      .flatMap((topic) => byTopic[topic].map(({ value: _value, ...fact }) => ({ ...fact, topic }))),
  };
}
