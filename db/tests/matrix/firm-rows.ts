import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { anErasure } from './plan-recipes.ts';
import type { World } from './shapes.ts';
import {
  aConversionReturn,
  aConversionRollup,
  anExperimentRollup,
  aVisitReturn,
  aVisitRollup,
} from './traffic-recipes.ts';

export const later = new Date(Date.now() + 86_400_000);

/** Finished ones: of those that are not, there is never more than one. */
export function twoChecks(root: Kysely<DB>): Promise<{ id: string }[]> {
  const done = { status: 'done' as const, finished_at: new Date() };
  return root.insertInto('audit_checks').values([done, done]).returning('id').execute();
}

/** What the firm has and nobody owns. */
export async function addFirmRows(root: Kysely<DB>, world: World): Promise<void> {
  const { alice, bob, admin, visitors, experiments, variants, pages } = world;
  const days = ['2026-11-01', '2026-11-02'];
  for (const at of [0, 1] as const) {
    const user_id = at === 0 ? alice.id : bob.id;
    const visitor = { session_id: visitors[at], visitor_id: visitors[at], user_id };
    const visit = { ...visitor, landing_page_id: pages[at] };
    await root.insertInto('page_views').values(visit).execute();
    await root
      .insertInto('conversion_events')
      .values({ ...visit, event_type: 'cta_click' })
      .execute();
    await root
      .insertInto('user_assignments')
      .values({ ...visitor, experiment_id: experiments[at], variant_id: variants[at] })
      .execute();
    await root
      .insertInto('experiment_changes')
      .values({ experiment_id: experiments[at], to_status: 'draft', changed_by: admin.id })
      .execute();
    await root
      .insertInto('performance_metrics')
      .values({ landing_page_id: pages[at], metric_date: days[at] ?? '' })
      .execute();
    await root
      .insertInto('visit_rollups')
      .values(aVisitRollup(pages[at], days[at] ?? ''))
      .execute();
    await root
      .insertInto('conversion_rollups')
      .values(aConversionRollup(pages[at], days[at] ?? ''))
      .execute();
    await root
      .insertInto('visit_returns')
      .values(aVisitReturn(pages[at], days[at] ?? ''))
      .execute();
    await root
      .insertInto('conversion_returns')
      .values(aConversionReturn(pages[at], days[at] ?? ''))
      .execute();
    await root
      .insertInto('experiment_rollups')
      .values(anExperimentRollup(experiments[at], variants[at], days[at] ?? ''))
      .execute();
    const name = ['a', 'b'][at] ?? '';
    await root.insertInto('rate_limits').values(aCounter(name)).execute();
    await root.insertInto('list_counts').values(aCount(name)).execute();
    await root.insertInto('signing_keys').values(aKey(name)).execute();
    await root.insertInto('identity_provider_state').values(aProviderState(name)).execute();
    await root.insertInto('billing_provider_state').values(aBillingState(name)).execute();
    await root
      .insertInto('billing_erasures')
      .values(anErasure(`cus_${name}`))
      .execute();
  }
  await root.updateTable('facts').set({ is_quoted: false }).where('id', '=', 'pets').execute();
  await root.insertInto('installation').defaultValues().execute();
  await root
    .insertInto('admin_setup')
    .values({ key_hash: randomBytes(32) })
    .execute();
  await root
    .insertInto('system_settings')
    .values([
      { setting_key: 'site_name', setting_value: '"Visa Application Portal"', updated_by: admin.id },
      { setting_key: 'staff_only', setting_value: '1', updated_by: admin.id },
    ])
    .execute();
}

export const aFlow = (state_hash: Buffer) => ({
  state_hash,
  browser_hash: Buffer.alloc(32),
  nonce: 'n',
  provider_verifier: 'v',
  client_challenge: 'c',
  return_to: '/dashboard',
  expires_at: later.toISOString(),
});
export const aCounter = (name: string) => ({
  bucket: Buffer.from(name),
  window_started_at: later.toISOString(),
  hits: 1,
});
export const aCount = (bucket: string) => ({ list: 'accounts' as const, bucket, delta: 1 });
export const aKey = (kid: string) => ({ kid, public_jwk: '{}', wrapped_private_key: Buffer.alloc(8) });
export const aProviderState = (id: string) => ({
  kind: 'Session',
  id,
  payload: '{}',
  expires_at: later.toISOString(),
});
export const aBillingState = (id: string) => ({ kind: 'customer', id, payload: '{}' });
