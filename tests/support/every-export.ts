import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { routes } from '#app/server/routes.ts';
import { analyticsTables } from '#features/traffic/rules/analytics.ts';
import type { TestServer } from './server.ts';

/** Writes hostile texts into whatever an export shows that a person or a link's UTM values can say. Returns the exports' addresses. */
export async function plantInEveryExport(server: TestServer, texts: readonly string[]): Promise<string[]> {
  const { root } = server;
  const owner = await server.aPerson({ email: 'planted@example.com' });
  const application = await server.anApplication({ owner });
  const page = await server.aLandingPage();
  const short = (length: number) => [...new Set(texts.filter((text) => text.length <= length))];
  // Names of files hold no slash, words of links no control character (features/traffic/rules/traffic.ts).
  const inLine = (length: number) => short(length).filter((text) => !/[\p{C}/\\]/u.test(text));

  await root
    .insertInto('support_messages')
    .values(short(200).map((text) => ({ user_id: owner.id, subject: text, message: text })))
    .execute();
  await root
    .insertInto('visa_applications')
    .values(
      short(100).map((applicant_name) => ({
        user_id: owner.id,
        applicant: 'child' as const,
        applicant_name,
      })),
    )
    .execute();
  for (const file_name of inLine(255).slice(0, 100))
    await server.aDocument({
      application,
      file_name,
      document_category: 'passport',
      waiting_since: new Date('2026-11-01T00:00:00Z'),
    });
  await root
    .insertInto('outbox_mails')
    .values(texts.map((subject) => ({ user_id: owner.id, template: 'decision', subject })))
    .execute();
  const facts = await root.selectFrom('facts').select('id').execute();
  for (const [place, { id }] of facts.entries()) {
    const [value = '', text = ''] = [short(40), short(200)].map((fitting) => fitting[place % fitting.length]);
    await root.updateTable('facts').set({ value, text, source: text }).where('id', '=', id).execute();
  }
  await root
    .insertInto('page_views')
    .values(
      short(100).map((word) => ({
        visitor_id: randomUUID(),
        session_id: randomUUID(),
        landing_page_id: page.id,
        utm_source: word,
        utm_medium: word,
        utm_campaign: word,
        referrer: word,
        device_type: 'mobile' as const,
        browser: 'Safari' as const,
      })),
    )
    .execute();
  const { id: experiment } = await root
    .insertInto('experiments')
    .values({ name: short(200).at(-1) ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await root
    .insertInto('experiment_variants')
    .values(
      short(60)
        .slice(0, 4)
        .map((variant_name, position) => ({
          experiment_id: experiment,
          position,
          variant_name,
          traffic_weight: 0,
          landing_page_id: page.id,
        })),
    )
    .execute();
  await sql`select app.rebuild_rollups(current_date - 2, current_date + 2)`.execute(root);
  return exportAddresses().map((address) => address.replace('{id}', experiment));
}

/** Every route that answers a table: one that is added is in the list by itself. */
function exportAddresses(): string[] {
  return routes
    .map(({ contract }) => contract.path)
    .filter((path) => /\.csv$|\/export$/.test(path))
    .flatMap((path) =>
      path.endsWith('analytics.csv') ? analyticsTables.map((table) => `${path}?table=${table}`) : [path],
    );
}
