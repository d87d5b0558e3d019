import type { Insertable, Kysely } from 'kysely';
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

  /** A running experiment over these pages, with their weights. */
  async function anExperiment(pages: { id: string; weight: number }[], traffic = 100) {
    const { id } = await root()
      .insertInto('experiments')
      .values({ name: 'Two titles', status: 'active', traffic_percentage: traffic })
      .returning('id')
      .executeTakeFirstOrThrow();
    const variants = [];
    for (const [place, page] of pages.entries()) {
      variants.push(
        await root()
          .insertInto('experiment_variants')
          .values({
            experiment_id: id,
            variant_name: `Variant ${place}`,
            traffic_weight: page.weight,
            landing_page_id: page.id,
          })
          .returning(['id', 'landing_page_id'])
          .executeTakeFirstOrThrow(),
      );
    }
    return { id, variants };
  }

  /** Nothing is left for the next test. */
  async function sweep() {
    await root().deleteFrom('user_assignments').execute();
    await root().deleteFrom('experiments').execute();
    await root().deleteFrom('landing_pages').execute();
  }

  return { aPage, anExperiment, sweep };
}
