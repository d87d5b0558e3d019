import { sql } from 'kysely';
import type { Database, Tx } from '../../database.ts';

type Payload = Record<string, unknown> & { grantId?: string; uid?: string };

/** Where oidc-provider keeps one kind of thing; the method names are the library's. Times are in seconds. */
export interface ProviderState {
  upsert(id: string, payload: Payload, expiresIn: number): Promise<void>;
  find(id: string): Promise<Payload | undefined>;
  findByUid(uid: string): Promise<Payload | undefined>;
  /** Device codes are switched off, so nothing is ever found by one. */
  findByUserCode(userCode: string): Promise<undefined>;
  consume(id: string): Promise<void>;
  destroy(id: string): Promise<void>;
  revokeByGrantId(grantId: string): Promise<void>;
}

/**
 * The built-in provider's memory, in the database so that any process can take the next step of a sign-in. The
 * machine's own clock counts here: the library compares with it too.
 */
export function providerState(database: Database, kind: string): ProviderState {
  const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    database.asSystem('built-in sign-in: its own state', work);

  const select = (column: 'id' | 'uid', value: string) =>
    run(async (tx) => {
      const row = await tx
        .selectFrom('identity_provider_state')
        .select('payload')
        .where('kind', '=', kind)
        .where(column, '=', value)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return row?.payload as Payload | undefined;
    });

  return {
    find: (id) => select('id', id),
    findByUid: (uid) => select('uid', uid),
    findByUserCode: async () => undefined,

    upsert: (id, payload, expiresIn) =>
      run(async (tx) => {
        const row = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at: sql<Date>`now() + make_interval(secs => ${expiresIn})`,
        };
        await tx
          .insertInto('identity_provider_state')
          .values({ kind, id, ...row })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
          .execute();
      }),

    consume: (id) =>
      run(async (tx) => {
        const consumed = sql<string>`payload || jsonb_build_object('consumed', floor(extract(epoch from now())))`;
        await tx
          .updateTable('identity_provider_state')
          .set({ payload: consumed })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      }),

    destroy: (id) =>
      run(async (tx) => {
        await tx
          .deleteFrom('identity_provider_state')
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      }),

    revokeByGrantId: (grantId) =>
      run(async (tx) => {
        await tx.deleteFrom('identity_provider_state').where('grant_id', '=', grantId).execute();
      }),
  };
}
