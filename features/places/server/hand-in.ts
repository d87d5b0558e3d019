import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { handInPrefix } from '#features/facts/hand-in-facts.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract.ts';
import type { HandIn } from '../contract.ts';
import { countiesOf, deskFactId, postFactId, postIds, postOf } from '../rules/consulates.ts';
import {
  abroad,
  handIn,
  handInTopics,
  isTheirs,
  type Move,
  residencePlaces,
  visaKinds,
} from '../rules/hand-in.ts';

export async function getHandIn(
  _input: unknown,
  { person, transaction }: ReadContext,
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

const readHousehold = (tx: Tx, userId: string) =>
  tx.selectFrom('visa_applications').select('applicant').where('user_id', '=', userId).execute();

/** Who has an application of their own moves along, whatever was ticked. */
function withHousehold(move: Move, applications: readonly { applicant: string }[]): Move {
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

/** A person's residence, and what is shown of the register about its hand-in: its post, all desks, and with `lists` the papers. */
async function readPlace(tx: Tx, userId: string, { lists }: { lists: boolean }) {
  const shown = tx
    .selectFrom('facts')
    .select(['id', 'text', 'value', 'source', 'source_date', 'trust', 'consulate'])
    .where('is_shown', '=', true)
    .orderBy('id');
  const topics = lists ? handInTopics.map((topic) => `${handInPrefix}${topic}-%`) : [];
  // By the place of the row, so that it need not arrive first.
  const { residence, facts } = await together({
    residence: readResidence(tx, userId),
    facts: shown
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('id', 'in', postIds.map(deskFactId)),
          eb(
            'id',
            '=',
            selectFrom('residences')
              .select(sql<string>`${postFactId('', null)}::text || place`.as('post'))
              .where('user_id', '=', userId),
          ),
          ...topics.map((pattern) => eb('id', 'like', pattern)),
        ]),
      )
      .execute(),
  });
  if (!residence?.county) return { residence, facts };
  const ofCounty = shown.where('id', '=', postFactId(residence.place, residence.county));
  return { residence, facts: [...facts, ...(await ofCounty.execute())] };
}

/** Where a person lives and who takes their papers, as far as the caller may see it. */
export async function readWhere(tx: Tx, userId: string): Promise<Pick<HandIn, 'residence' | 'answer'>> {
  const { residence, facts } = await readPlace(tx, userId, { lists: false });
  if (!residence || residence.place === abroad) return { residence, answer: null };
  return { residence, answer: postOf(residence.place, residence.county, facts) };
}

/** The same, with what the register says of it. */
export async function readHandIn(tx: Tx, userId: string): Promise<HandIn> {
  const { place, household } = await together({
    place: readPlace(tx, userId, { lists: true }),
    household: readHousehold(tx, userId),
  });
  const { residence, facts } = place;
  const move = residence && withHousehold(residence, household);
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
