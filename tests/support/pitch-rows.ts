import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { DB, LandingPages } from '#db/generated/types.ts';

/** Pages that everybody may see and experiments that run, past every screen. */
export function pitchRows(root: () => Kysely<DB>) {
  let made = 0;

  /** A published page whose hero says its title. */
  async function aPage(title: string, wish: Partial<Insertable<LandingPages>> = {}) {
    made += 1;
    const hero = { type: 'hero', props: { title, subtitle: 'By the sea.', ctaText: 'Get My Plan' } };
    return root()
      .insertInto('landing_pages')
      .values({
        slug: `page-${made}`,
        title,
        status: 'active',
        is_active: true,
        content: JSON.stringify({ sections: [hero] }),
        ...wish,
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
  }

  /** A running experiment over these pages, with their weights; a page alone gets another one beside it. */
  async function anExperiment(pages: { id: string; weight: number }[], traffic = 100) {
    const { id } = await root()
      .insertInto('experiments')
      .values({ name: 'Two titles', traffic_percentage: traffic })
      .returning('id')
      .executeTakeFirstOrThrow();
    const beside = pages.length > 1 ? [] : [{ ...(await aPage('Beside')), weight: 0 }];
    const variants = [];
    for (const [place, page] of [...pages, ...beside].entries()) {
      variants.push(
        await root()
          .insertInto('experiment_variants')
          .values({
            experiment_id: id,
            position: place,
            variant_name: `Variant ${place}`,
            traffic_weight: page.weight,
            landing_page_id: page.id,
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
    }
    await become(id, 'active');
    return { id, variants };
  }

  async function become(id: string, status: 'active' | 'paused') {
    await root().updateTable('experiments').set({ status }).where('id', '=', id).execute();
  }

  /** What may be changed of an experiment only while it is paused. */
  async function whilePaused(id: string, work: () => Promise<unknown>) {
    await become(id, 'paused');
    await work();
    await become(id, 'active');
  }

  /** Past every trigger, what the database itself refuses while an experiment runs; nobody gets notice of it. */
  async function unnoticed(work: (tx: Transaction<DB>) => Promise<unknown>) {
    await root()
      .transaction()
      .execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await work(tx);
      });
  }

  /** Nothing is left for the next test, and every process knows. */
  async function sweep() {
    await sql`truncate experiments, landing_pages cascade`.execute(root());
    const notice = { owner: null, topic: 'marketing', application_id: null, office: null };
    await sql`select pg_notify('rumo_live', ${JSON.stringify(notice)})`.execute(root());
  }

  return { aPage, anExperiment, become, whilePaused, unnoticed, sweep };
}
