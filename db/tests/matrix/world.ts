import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { factories } from '#tests/support/factories.ts';
import { addAssistantRows } from './assistant-recipes.ts';
import { addChoices } from './choices.ts';
import { addFirmRows, aFlow, later, twoChecks } from './firm-rows.ts';
import { addBought } from './plan-recipes.ts';
import type { Dweller, World } from './shapes.ts';

/** Makes the world, past every wall. */
export async function aWorld(root: Kysely<DB>): Promise<World> {
  const make = factories(root);

  async function aDweller(role: 'user' | 'moderator' | 'admin', grantedBy?: string): Promise<Dweller> {
    const { id } = await make.aPerson({ role, profile: {} });
    await root
      .insertInto('user_roles')
      .values({ user_id: id, role, granted_by: grantedBy ?? id })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ granted_by: grantedBy ?? id }))
      .execute();
    const application = await make.anApplication({ owner: { id } });
    const document = await make.aDocument({ application });
    // Of a document apart, which an update of all one's documents leaves out: a review ties its document to its owner.
    const reviewed = await make.aDocument({ application, upload_status: 'deleting' });
    const review = await root
      .insertInto('document_reviews')
      .values({
        document_id: reviewed.id,
        user_id: id,
        status: 'in_review',
        reviewed_by: grantedBy ?? id,
        version: 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const step = await root
      .selectFrom('application_steps')
      .select('id')
      .where('application_id', '=', application.id)
      .where('step_number', '=', 1)
      .executeTakeFirstOrThrow();
    // Leaves room for one more stage.
    await root
      .deleteFrom('application_steps')
      .where('application_id', '=', application.id)
      .where('step_number', '=', 4)
      .execute();
    await root
      .insertInto('subscriptions')
      .values({ user_id: id, subscription_plan: 'standard', subscription_status: 'active', provider: 'test' })
      .execute();
    await addChoices(root, id, application.id);
    const note = await root
      .insertInto('application_notes')
      .values({ application_id: application.id, author_id: id, body: 'Paid late.', client_key: randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await root
      .insertInto('staff_presences')
      .values({ subject_type: 'application', subject_id: application.id, staff_id: id })
      .execute();
    const session = await root
      .insertInto('sessions')
      .values({ user_id: id, cookie_hash: randomBytes(32), expires_at: later })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = randomBytes(32);
    await root.insertInto('refresh_tokens').values({ token_hash: token, session_id: session.id }).execute();
    const flow = randomBytes(32);
    await root.insertInto('sign_in_flows').values(aFlow(flow)).execute();
    const message = await root
      .insertInto('support_messages')
      .values({ user_id: id, subject: 'Apostille', message: 'Which state do I ask?' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const reply = await root
      .insertInto('support_replies')
      .values({ message_id: message.id, user_id: id, author_id: id, from_staff: false, body: 'Oregon.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const supportNote = await root
      .insertInto('support_notes')
      .values({ message_id: message.id, author_id: id, body: 'Wrote before.', client_key: randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await root
      .insertInto('support_status_changes')
      .values({ message_id: message.id, from_status: 'resolved', to_status: 'open' })
      .execute();
    const mail = await root
      .insertInto('outbox_mails')
      .values({ user_id: id, template: 'support-reply' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const view = await root
      .insertInto('office_views')
      .values({ user_id: id, list: 'applications', name: 'Mine', params: 'assigned=me', position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const notice = await root
      .insertInto('staff_notices')
      .values({
        for_account: id,
        kind: 'mentioned',
        application_id: application.id,
        caused_by: grantedBy ?? id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await root.insertInto('muted_notices').values({ user_id: id, kind: 'decided' }).execute();
    const staffMail = await root
      .insertInto('staff_mails')
      .values({
        user_id: id,
        author_id: grantedBy ?? id,
        subject: 'Welcome',
        body: 'Hello.',
        client_key: randomUUID(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = await root
      .insertInto('audit_log')
      .values({ action: 'profile.saved', subject_type: 'profile', subject_id: id, owner_id: id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      id,
      ...(await addBought(root, id)),
      session: session.id,
      application: application.id,
      step: step.id,
      document: document.id,
      note: note.id,
      review: review.id,
      message: message.id,
      reply: reply.id,
      supportNote: supportNote.id,
      mail: mail.id,
      view: view.id,
      notice: notice.id,
      staffMail: staffMail.id,
      ...(await addAssistantRows(root, id)),
      token,
      flow,
      entry: entry.id,
    };
  }

  const admin = await aDweller('admin');
  const pages = await root
    .insertInto('landing_pages')
    .values([
      { slug: 'd7-for-retirees', title: 'D7', status: 'active', is_active: true, created_by: admin.id },
      { slug: 'draft', title: 'Draft', created_by: admin.id },
    ])
    .returning('id')
    .execute();
  const [page, secondPage] = pair(pages);
  await root
    .insertInto('landing_page_versions')
    .values(
      [page, secondPage].map((landing_page_id) => ({
        landing_page_id,
        number: 1,
        slug: 'd7-for-retirees',
        title: 'D7',
        content: '{"sections": []}',
        status: 'draft' as const,
        created_by: admin.id,
      })),
    )
    .execute();
  const experiments = await root
    .insertInto('experiments')
    .values([
      { name: 'Headline', created_by: admin.id },
      { name: 'Price', created_by: admin.id },
    ])
    .returning('id')
    .execute();
  const [experiment, secondExperiment] = pair(experiments);
  const variants = await root
    .insertInto('experiment_variants')
    .values([
      { experiment_id: experiment, variant_name: 'Control', traffic_weight: 50 },
      { experiment_id: secondExperiment, variant_name: 'Control', traffic_weight: 50 },
    ])
    .returning('id')
    .execute();

  // In place of those that came with the database: the matrix looks at two.
  await root.deleteFrom('canned_replies').execute();
  const cannedReplies = await root
    .insertInto('canned_replies')
    .values([
      { name: 'Thank you', body: 'Thank you for writing.' },
      { name: 'Review', body: 'We look at it.' },
    ])
    .returning('id')
    .execute();

  const world: World = {
    alice: await aDweller('user', admin.id),
    bob: await aDweller('user', admin.id),
    moderator: await aDweller('moderator', admin.id),
    admin,
    pages: [page, secondPage],
    experiments: [experiment, secondExperiment],
    variants: pair(variants),
    visitors: [randomUUID(), randomUUID()],
    cannedReplies: pair(cannedReplies),
    checks: pair(await twoChecks(root)),
    unchained: await anUnchainedEntry(root),
  };
  // What went is read by who got it, and not tried again.
  await root
    .updateTable('outbox_mails')
    .set({
      status: 'sent',
      sent_at: later,
      delivered_by: 'outbox',
      subject: 'x',
      text_body: 'x',
      html_body: 'x',
    })
    .where('id', '=', world.bob.mail)
    .execute();
  // Moderators read the fees of applications and no other payment.
  await root
    .updateTable('payments')
    .set({ kind: 'application_fee', plan: null, application_id: world.bob.application })
    .where('id', '=', world.bob.payment)
    .execute();
  await addFirmRows(root, world);
  return world;
}

/** Chains what was recorded so far, as a commit would, and adds an entry past the triggers. */
async function anUnchainedEntry(root: Kysely<DB>): Promise<number> {
  await sql`set constraints all immediate`.execute(root);
  await sql`set constraints all deferred`.execute(root);
  await sql`set local session_replication_role = replica`.execute(root);
  const entry = await root
    .insertInto('audit_log')
    .values({ action: 'profile.saved', subject_type: 'profile', subject_id: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`set local session_replication_role = origin`.execute(root);
  return entry.id;
}

function pair(rows: { id: string }[]): [string, string] {
  const [first, second] = rows;
  if (!first || !second) throw new Error('two rows were expected');
  return [first.id, second.id];
}
