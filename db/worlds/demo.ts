import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import type { ApplicantKind } from '#features/applications/contract/applications.ts';
import { journeyByGuide } from '#features/applications/rules/journey.ts';
import { applicationStages } from '#features/applications/texts/applications.ts';
import { dateKinds } from '#features/schedule/rules/dates.ts';
import type { Files } from '#platform/server/files/files.ts';
import { builtInIssuer, subjectOf } from '#platform/server/identity/built-in/built-in-people.ts';
import { asOwner } from '#platform/server/schema/owner.ts';
import { utcDay } from '#platform/shared/day-numbers.ts';
import { addExperiments } from './demo/add-experiments.ts';
import { addPlan } from './demo/add-plan.ts';
import { addTickets } from './demo/add-tickets.ts';
import { addTraffic } from './demo/add-traffic.ts';
import {
  addReview,
  type DemoEntry,
  historyOfAccount,
  historyOfApplication,
  idOf,
  ticksOf,
} from './demo/history.ts';
import { addPages } from './demo/pages.ts';
import { type DemoApplication, type DemoPaper, type DemoPerson, demoPeople, emailOf } from './demo/people.ts';
import { specimenPdf, specimenPng } from './demo/specimens.ts';

const day = 86_400_000;
const decidedBy = 'Tomás Ferreira';

interface Making {
  tx: Transaction<DB>;
  files: Files;
  ago(days: number): Date;
}

/**
 * Fills an empty database with the demo world: a firm of two, fifteen people at every stage, their papers and their
 * questions. The same every time but for the days, which count back from `now`.
 * @returns false when the database already holds a person, and then nothing was touched.
 */
export async function seedDemoWorld(owner: pg.ClientConfig, files: Files, now: Date): Promise<boolean> {
  return asOwner(owner, async (tx) => {
    // Of two processes that start together the second waits here and then finds the people of the first.
    await sql`lock table accounts in share row exclusive mode`.execute(tx);
    if (await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return false;

    const making: Making = { tx, files, ago: (days) => new Date(now.getTime() - days * day) };
    const entries: DemoEntry[] = [];
    for (const person of demoPeople) await addAccount(making, person);
    for (const person of demoPeople) entries.push(...(await addCase(making, person)));
    entries.push(...(await addTickets(tx, making.ago)));
    entries.push(...(await addPages(tx, idOf('account', 'Helena Duarte'), making.ago)));
    await addSettings(tx);
    await addExperiments({ tx, ago: making.ago, admin: idOf('account', 'Helena Duarte') });
    await addTraffic(tx, now);
    entries.sort((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime());
    await tx.insertInto('audit_log').values(entries).execute();
    return true;
  });
}

async function addAccount({ tx, ago }: Making, person: DemoPerson): Promise<void> {
  const id = idOf('account', person.name);
  const email = emailOf(person.name);
  const created_at = ago(person.joinedDaysAgo);
  await tx
    .insertInto('accounts')
    .values({
      id,
      issuer: builtInIssuer,
      subject: subjectOf(email),
      email,
      display_name: person.name,
      created_at,
    })
    .execute();
  if (person.role) {
    await tx
      .insertInto('user_roles')
      .values({ user_id: id, role: person.role, granted_at: created_at })
      .execute();
  }
  if (person.profile) {
    await tx
      .insertInto('profiles')
      .values({ user_id: id, full_name: person.name, ...person.profile, created_at, updated_at: created_at })
      .execute();
  }
  if (person.residence) {
    await tx.insertInto('residences').values({ user_id: id, place: person.residence }).execute();
  }
  // Some days ago, so that it can still be asked back.
  if (person.plan) await addPlan(tx, { id, email, plan: person.plan, boughtAt: ago(9) });
}

/** A person's applications with their stages and papers; returns what the log has to say about the person. */
async function addCase(making: Making, person: DemoPerson): Promise<DemoEntry[]> {
  const { ago } = making;
  const account = idOf('account', person.name);
  const entries = historyOfAccount(person, account, ago);
  const own = person.application
    ? [{ ...person.application, applicant: 'self' as const, name: person.name }]
    : [];
  for (const application of [...own, ...(person.household ?? [])]) {
    const ids = { account, application: idOf('application', application.name) };
    await addApplication(making, application, ids);
    const papers: string[] = [];
    const decider = idOf('account', decidedBy);
    for (const paper of application.papers) {
      const document = await addPaper(making, { account, id: ids.application }, application.name, paper);
      papers.push(document);
      const reviewed = { document, owner: account, reviewer: decider, paper };
      entries.push(...(await addReview(making.tx, reviewed, ago)));
    }
    entries.push(...historyOfApplication(application, { ...ids, papers, decider }, ago));
  }
  return entries;
}

async function addApplication(
  { tx, ago }: Making,
  application: DemoApplication & { applicant: ApplicantKind; name: string },
  ids: { account: string; application: string },
): Promise<void> {
  const journey = journeyByGuide(Array(application.stepsDone).fill(true));
  const decided = application.decidedDaysAgo === undefined ? null : ago(application.decidedDaysAgo);
  await tx
    .insertInto('visa_applications')
    .values({
      id: ids.application,
      user_id: ids.account,
      applicant: application.applicant,
      applicant_name: application.applicant === 'self' ? '' : application.name,
      status: application.status,
      status_reason: application.note ?? null,
      progress_percentage: journey.progress_percentage,
      current_step: journey.current_step,
      version: decided ? 3 : 1,
      decided_by: decided && idOf('account', decidedBy),
      decided_at: decided,
      created_at: ago(application.startedDaysAgo),
      updated_at: decided ?? ago(application.papers.at(-1)?.daysAgo ?? application.startedDaysAgo),
    })
    .execute();
  const dates = dateKinds.flatMap((kind) => {
    const days = application.dates?.[kind];
    return days === undefined ? [] : { application_id: ids.application, kind, day: utcDay(ago(-days)) };
  });
  if (dates.length > 0) await tx.insertInto('application_dates').values(dates).execute();
  const ticks = ticksOf(application).map(({ item, daysAgo }) => ({
    application_id: ids.application,
    item_id: item,
    completed_at: ago(daysAgo),
    completed_by: ids.account,
  }));
  if (ticks.length > 0) await tx.insertInto('application_guide_items').values(ticks).execute();
  await tx
    .insertInto('application_steps')
    .values(
      applicationStages.map((stage, at) => ({
        application_id: ids.application,
        step_number: at + 1,
        step_title: stage.title,
        step_description: stage.description,
        estimated_duration: stage.duration,
        status: journey.stages[at] ?? 'pending',
      })),
    )
    .execute();
}

/** The row first, because the path follows from it; then real bytes under that path. */
async function addPaper(
  { tx, files, ago }: Making,
  application: { account: string; id: string },
  person: string,
  paper: DemoPaper,
): Promise<string> {
  const picture = paper.name.endsWith('.png');
  const bytes = picture ? specimenPng() : specimenPdf(paper.name.replace(/\.pdf$/, ''), person);
  const { id, file_path } = await tx
    .insertInto('documents')
    .values({
      id: idOf('document', `${person} ${paper.name}`),
      application_id: application.id,
      user_id: application.account,
      file_name: paper.name,
      file_type: picture ? 'image/png' : 'application/pdf',
      file_size: bytes.length,
      document_category: paper.category === 'nif' ? 'step_document' : paper.category,
      guide_item: paper.category === 'nif' ? 'nif-document' : null,
      created_at: ago(paper.daysAgo),
    })
    .returning(['id', 'file_path'])
    .executeTakeFirstOrThrow();
  const staged = await files.stage(
    (async function* () {
      yield bytes;
    })(),
    { size: bytes.length },
  );
  const wrapped_key = await staged.publish(file_path);
  await tx
    .updateTable('documents')
    .set({
      upload_status: 'uploaded',
      sha256: staged.sha256,
      wrapped_key,
      uploaded_at: ago(paper.daysAgo),
      check_status: 'passed',
    })
    .where('id', '=', id)
    .execute();
  return id;
}

async function addSettings(tx: Transaction<DB>): Promise<void> {
  const settings = {
    support_email: 'help@example.com',
    consultation_url: 'https://example.com/consultation',
  };
  const updated_by = idOf('account', 'Helena Duarte');
  const rows = Object.entries(settings).map(([setting_key, value]) => ({
    setting_key,
    setting_value: JSON.stringify(value),
    updated_by,
  }));
  await tx.insertInto('system_settings').values(rows).execute();
}
