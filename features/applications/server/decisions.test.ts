import { describe, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  decideApplication,
  type OfficeApplication,
  staleApplication,
  undoDecision,
} from '../contract/applications.ts';

const { database, aPerson, anApplication, root } = aDatabase();
let now = new Date('2027-03-16T10:42:00Z');
const call = callsOf(database, { clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const rowOf = (id: string) =>
  root.selectFrom('visa_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const decisionsOn = (id: string) =>
  root.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();

const decide = (
  person: Person | undefined,
  { id, version }: { id: string; version: number },
  status: OfficeApplication['status'],
  reason?: string,
) => call(person, decideApplication, { params: { id }, body: { status, version, reason } });

describe('deciding', () => {
  test('an admin approves with a note: the row holds it, the log says who and that there was a note', async () => {
    const ana = await aPerson({ role: 'admin' });
    const application = await anApplication({ status: 'under_review' });

    const shown = await decide(ana, application, 'approved', '  Bring every original.  ');

    expect(shown).toMatchObject({ status: 'approved', version: 2, progress_percentage: 83, current_step: 4 });
    expect(shown.undo_until).toBe(new Date(now.getTime() + 30_000).toISOString());
    expect(await rowOf(application.id)).toMatchObject({
      status: 'approved',
      status_reason: 'Bring every original.',
      held_status: 'under_review',
      decided_by: ana.id,
      decided_at: now,
      version: 2,
    });
    const [line] = await decisionsOn(application.id);
    expect(line).toMatchObject({
      action: 'application.decided',
      actor_id: ana.id,
      actor_role: 'admin',
      owner_id: application.user_id,
      details: { from: 'under_review', status: 'approved', with_note: true, version: 2 },
    });
    expect(JSON.stringify(line)).not.toContain('original');
  });

  test('a moderator rejects what was completed: from any state, as specified', async () => {
    const tiago = await aPerson({ role: 'moderator' });
    const application = await anApplication({ status: 'completed' });
    expect((await decide(tiago, application, 'rejected')).status).toBe('rejected');
    expect((await decisionsOn(application.id))[0]).toMatchObject({ details: { with_note: false } });
  });

  test('no stage is rewritten: the guide keeps its word', async () => {
    const ana = await aPerson({ role: 'admin' });
    const application = await anApplication({ status: 'in_progress' });
    await decide(ana, application, 'approved');
    const steps = await root
      .selectFrom('application_steps')
      .select('status')
      .where('application_id', '=', application.id)
      .orderBy('step_number')
      .execute();
    expect(steps.map((step) => step.status)).toEqual(['in_progress', 'pending', 'pending', 'pending']);
  });
});

describe('two at once', () => {
  test('who decides on an old view is told what changed, who did it and when; nothing of theirs is saved', async () => {
    const ana = await aPerson({ role: 'admin', profile: { full_name: 'Ana Ribeiro' } });
    const tiago = await aPerson({ role: 'moderator' });
    const application = await anApplication({ status: 'under_review' });
    await decide(ana, application, 'approved');

    const refusal = await refusalOf(decide(tiago, application, 'rejected', 'Income too low'));

    expect(refusal.code).toBe('stale');
    const details = staleApplication.parse(refusal.details);
    expect(details).toMatchObject({
      application: { id: application.id, status: 'approved', version: 2 },
      changed_by: 'Ana Ribeiro',
    });
    expect(details.changed_at).not.toBeNull();
    expect(await rowOf(application.id)).toMatchObject({
      status: 'approved',
      status_reason: null,
      version: 2,
    });
    expect(await decisionsOn(application.id)).toHaveLength(1);
  });

  test('in 50 rounds of two deciding at the same moment one wins and the other is told', async () => {
    const ana = await aPerson({ role: 'admin' });
    const tiago = await aPerson({ role: 'moderator' });
    for (let round = 0; round < 50; round++) {
      const application = await anApplication({ status: 'under_review' });
      const outcomes = await Promise.allSettled([
        decide(ana, application, 'approved'),
        decide(tiago, application, 'rejected'),
      ]);
      const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(won).toHaveLength(1);
      expect(lost[0]?.reason).toMatchObject({ code: 'stale', status: 409 });
      const row = await rowOf(application.id);
      expect(row).toMatchObject({ status: won[0]?.value.status, version: 2 });
      expect(await decisionsOn(application.id)).toHaveLength(1);
    }
  });
});

describe('undoing', () => {
  test('within 30 seconds brings back status and note; the log keeps both', async () => {
    const ana = await aPerson({ role: 'admin' });
    const application = await anApplication({ status: 'rejected', status_reason: 'A page is missing.' });
    const decided = await decide(ana, application, 'approved');
    later(29);
    const undone = await call(ana, undoDecision, {
      params: { id: application.id },
      body: { version: decided.version },
    });
    expect(undone).toMatchObject({ status: 'rejected', undo_until: null, version: 3 });
    expect(await rowOf(application.id)).toMatchObject({
      status: 'rejected',
      status_reason: 'A page is missing.',
      held_status: null,
      held_until: null,
    });
    expect((await decisionsOn(application.id)).map((line) => line.action)).toEqual([
      'application.decided',
      'application.decision_undone',
    ]);
  });

  test('after 30 seconds is refused: the applicant has been told', async () => {
    const ana = await aPerson({ role: 'admin' });
    const application = await anApplication({ status: 'under_review' });
    const { version } = await decide(ana, application, 'approved');
    later(30);
    const refusal = await refusalOf(
      call(ana, undoDecision, { params: { id: application.id }, body: { version } }),
    );
    expect(refusal.code).toBe('conflict');
    expect(await rowOf(application.id)).toMatchObject({ status: 'approved', version });
  });

  test("somebody else's newer decision is not undone by mistake", async () => {
    const ana = await aPerson({ role: 'admin' });
    const tiago = await aPerson({ role: 'moderator' });
    const application = await anApplication({ status: 'under_review' });
    const first = await decide(ana, application, 'approved');
    await decide(tiago, { id: application.id, version: first.version }, 'rejected');
    const refusal = await refusalOf(
      call(ana, undoDecision, { params: { id: application.id }, body: { version: first.version } }),
    );
    expect(refusal.code).toBe('stale');
    expect(await rowOf(application.id)).toMatchObject({ status: 'rejected' });
  });
});

describe('others', () => {
  test.each([
    ['signed out', undefined, 'not_authenticated'],
    ['an applicant', 'user', 'forbidden'],
  ] as const)('%s can neither decide nor undo, and the row stays as it was', async (_who, role, code) => {
    const person = role && (await aPerson({ role }));
    const application = await anApplication({ status: 'under_review' });
    const before = await rowOf(application.id);
    const params = { id: application.id };
    expect((await refusalOf(decide(person, application, 'approved'))).code).toBe(code);
    expect((await refusalOf(call(person, undoDecision, { params, body: { version: 1 } }))).code).toBe(code);
    expect(await rowOf(application.id)).toEqual(before);
    expect(await decisionsOn(application.id)).toEqual([]);
  });

  test('an applicant cannot decide their own case either, not even past the route', async () => {
    const maria = await aPerson();
    const application = await anApplication({ owner: maria, status: 'under_review' });
    expect((await refusalOf(decide(maria, application, 'approved'))).code).toBe('forbidden');
    const directly = database.asActor({ as: 'applicant', userId: maria.id, sessionId: maria.id }, (tx) =>
      tx
        .updateTable('visa_applications')
        .set({ status: 'approved' })
        .where('id', '=', application.id)
        .execute(),
    );
    await expect(directly).rejects.toThrow();
    expect((await rowOf(application.id)).status).toBe('under_review');
  });

  test('an id that does not exist answers not found', async () => {
    const ana = await aPerson({ role: 'admin' });
    const missing = { id: crypto.randomUUID(), version: 1 };
    expect((await refusalOf(decide(ana, missing, 'approved'))).code).toBe('not_found');
  });
});
