import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type {
  DB,
  Documents,
  Experiments,
  LandingPages,
  Profiles,
  SupportMessages,
  VisaApplications,
} from '#db/generated/types.ts';

export type Person = Selectable<DB['accounts']> & { role: 'admin' | 'moderator' | 'user' };

const names = [
  'Margaret Ellison',
  'Robert Castellano',
  'Denise Whitaker',
  'Harold Nguyen',
  'Patricia Oyelaran',
];

/** Makes what a test needs, past every wall. Each has sensible values; a test names only what it is about. */
export function factories(root: Kysely<DB>) {
  let made = 0;

  /** Someone with an account; with `profile` also a profile. `role` other than user makes them staff. */
  async function aPerson(
    wish: {
      role?: Person['role'];
      email?: string;
      display_name?: string;
      profile?: Partial<Insertable<Profiles>>;
    } = {},
  ): Promise<Person> {
    const display_name = wish.display_name ?? names[made % names.length] ?? '';
    made += 1;
    const account = await root
      .insertInto('accounts')
      .values({
        issuer: 'https://accounts.google.com',
        subject: randomUUID(),
        email: wish.email ?? `${display_name.toLowerCase().replaceAll(' ', '.')}.${made}@example.com`,
        display_name,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const role = wish.role ?? 'user';
    if (role !== 'user') await root.insertInto('user_roles').values({ user_id: account.id, role }).execute();
    if (wish.profile) {
      await root
        .insertInto('profiles')
        .values({ full_name: display_name, ...wish.profile, user_id: account.id })
        .execute();
    }
    return { ...account, role };
  }

  /** An application with its four stages, of `owner` or of a new person. */
  async function anApplication(
    wish: Partial<Insertable<VisaApplications>> & { owner?: { id: string } } = {},
  ): Promise<Selectable<VisaApplications>> {
    const { owner, ...columns } = wish;
    const application = await root
      .insertInto('visa_applications')
      .values({ user_id: (owner ?? (await aPerson())).id, ...columns })
      .returningAll()
      .executeTakeFirstOrThrow();
    await root
      .insertInto('application_steps')
      .values(
        [1, 2, 3, 4].map((step_number) => ({
          application_id: application.id,
          step_number,
          step_title: `Stage ${step_number}`,
          step_description: 'What is done in this stage',
          estimated_duration: '2-4 weeks',
          status: step_number === 1 ? ('in_progress' as const) : ('pending' as const),
        })),
      )
      .execute();
    return application;
  }

  /** A document whose upload is finished, unless the wish says otherwise; without bytes in any file store. */
  async function aDocument(
    wish: Partial<Insertable<Documents>> & { application?: { id: string; user_id: string } } = {},
  ): Promise<Selectable<Documents>> {
    const { application: given, ...columns } = wish;
    const application = given ?? (await anApplication());
    const stored =
      (columns.upload_status ?? 'uploaded') === 'pending'
        ? {}
        : {
            sha256: createHash('sha256').update(randomBytes(8)).digest(),
            wrapped_key: randomBytes(60),
            uploaded_at: new Date(),
          };
    return root
      .insertInto('documents')
      .values({
        application_id: application.id,
        user_id: application.user_id,
        file_name: 'passport.pdf',
        file_type: 'application/pdf',
        file_size: 120_000,
        upload_status: 'uploaded',
        check_status: 'passed',
        ...stored,
        ...columns,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** A message to support, of `from` or of a new person. */
  async function aMessage(
    wish: Partial<Insertable<SupportMessages>> & { from?: { id: string } } = {},
  ): Promise<Selectable<SupportMessages>> {
    const { from, ...columns } = wish;
    return root
      .insertInto('support_messages')
      .values({
        user_id: (from ?? (await aPerson())).id,
        subject: 'Apostille',
        message: 'Which state do I ask?',
        ...columns,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** A landing page that the public sees, unless the wish says otherwise. */
  async function aLandingPage(
    wish: Partial<Insertable<LandingPages>> = {},
  ): Promise<Selectable<LandingPages>> {
    made += 1;
    return root
      .insertInto('landing_pages')
      .values({ slug: `page-${made}`, title: `Page ${made}`, status: 'active', is_active: true, ...wish })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** An experiment with Control and Variant A on pages of their own, brought to `status` as the database demands. */
  async function anExperiment(wish: Partial<Insertable<Experiments>> & { pages?: { id: string }[] } = {}) {
    const { pages = [await aLandingPage(), await aLandingPage()], status = 'draft', ...columns } = wish;
    const { id } = await root
      .insertInto('experiments')
      .values({ name: `Experiment ${made}`, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow();
    await root
      .insertInto('experiment_variants')
      .values(
        pages.map((page, position) => ({
          experiment_id: id,
          variant_name: position === 0 ? 'Control' : `Variant ${String.fromCharCode(64 + position)}`,
          traffic_weight: 100 / pages.length,
          landing_page_id: page.id,
          position,
        })),
      )
      .execute();
    const move = (to: Partial<Insertable<Experiments>>) =>
      root.updateTable('experiments').set(to).where('id', '=', id).execute();
    if (status !== 'draft') await move({ status: 'active', started_at: columns.started_at ?? new Date() });
    if (status === 'paused') await move({ status });
    const now = new Date();
    if (status === 'completed')
      await move({ status, decision: 'control', decided_at: now, ended_at: columns.ended_at ?? now });
    const variants = await root
      .selectFrom('experiment_variants')
      .selectAll()
      .where('experiment_id', '=', id)
      .orderBy('position')
      .execute();
    const experiment = await root
      .selectFrom('experiments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...experiment, variants };
  }

  return { aPerson, anApplication, aDocument, aMessage, aLandingPage, anExperiment };
}
