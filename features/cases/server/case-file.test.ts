import { describe, expect, test } from 'vitest';
import { decideApplication, listOwnApplications } from '#features/applications/contract/applications.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { getGuide } from '#features/guide/contract.ts';
import { saveResidence } from '#features/places/contract.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getCase, getCaseHistory } from '../contract/cases.ts';

const { database, asApplicant, aPerson, anApplication, aDocument, aMessage, root } = aDatabase();
let movedBy = 0;
const call = callsOf(database, { clock: () => new Date(Date.now() + movedBy) });

describe('a case', () => {
  test('shows the applicant, the stages, the documents and what happened', async () => {
    const ana = await aPerson({ role: 'admin', profile: { full_name: 'Ana Ribeiro' } });
    const owner = await aPerson({
      profile: { full_name: 'Marisol Quintero', phone: '(415) 555-0148', nationality: 'United States' },
    });
    await root
      .insertInto('subscriptions')
      .values({
        user_id: owner.id,
        subscription_plan: 'standard',
        subscription_status: 'active',
        provider: 'test',
      })
      .execute();
    const application = await anApplication({ owner, status: 'under_review' });
    const passport = await aDocument({ application, document_category: 'passport' });
    await aDocument({ application, upload_status: 'deleting', file_name: 'gone.pdf' });
    await asApplicant(owner, (tx) =>
      recordAudit(tx, {
        action: 'document.uploaded',
        subject: { type: 'document', id: passport.id },
        ownerId: owner.id,
      }),
    );
    await call(owner, saveResidence, { body: { residence: { place: 'az', county: null } } });
    const params = { id: application.id };
    await call(ana, decideApplication, {
      params,
      body: { status: 'approved', version: 1, reason: 'Well done' },
    });

    const file = await call(ana, getCase, { params });

    expect(file.application).toMatchObject({ applicant_name: 'Marisol Quintero', status: 'approved' });
    expect(file.status_reason).toBe('Well done');
    expect(file.applicant).toMatchObject({
      phone: '(415) 555-0148',
      nationality: 'United States',
      current_location: null,
      subscription_plan: 'standard',
    });
    expect(file.hand_in).toMatchObject({
      residence: { place: 'az' },
      answer: { post: 'san-francisco', trust: 'community', desk: { by: 'vfs', trust: 'official' } },
    });
    expect(file.to_review).toEqual(['passport']);
    expect(file.documents).toEqual([
      expect.objectContaining({ file_name: 'passport.pdf', document_category: 'passport' }),
    ]);
    const { events } = await call(ana, getCaseHistory, { params });
    expect(events.map(({ action, by, by_role }) => [action, by, by_role])).toEqual([
      ['application.decided', 'Ana Ribeiro', 'admin'],
      ['document.uploaded', 'Marisol Quintero', 'user'],
    ]);
  });

  test('has nothing of another case in it', async () => {
    const ana = await aPerson({ role: 'admin' });
    const mine = await anApplication();
    const other = await anApplication();
    await aDocument({ application: other });
    await call(ana, decideApplication, {
      params: { id: other.id },
      body: { status: 'rejected', version: 1 },
    });
    const file = await call(ana, getCase, { params: { id: mine.id } });
    expect(file).toMatchObject({ documents: [], household: [], guide: { document_types: [] } });
    expect((await call(ana, getCaseHistory, { params: { id: mine.id } })).events).toEqual([]);
  });

  test('shows the numbers that the applicant sees, and a decision in all of them before they are told', async () => {
    const ana = await aPerson({ role: 'admin' });
    const owner = await aPerson();
    const { id } = await anApplication({ owner, status: 'under_review' });
    const same = async () => {
      const file = await call(ana, getCase, { params: { id } });
      const guide = await call(owner, getGuide, { params: { application_id: id } });
      const { applications } = await call(owner, listOwnApplications, {});
      expect(file.guide).toEqual(guide);
      expect(applications[0]).toMatchObject({
        progress_percentage: file.progress_percentage,
        current_step: file.current_step,
        steps: file.steps,
      });
      return file;
    };
    expect((await same()).guide.steps_completed).toBe(0);
    await call(ana, decideApplication, { params: { id }, body: { status: 'approved', version: 1 } });
    expect(await call(ana, getCase, { params: { id } })).toMatchObject({
      application: { status: 'approved', progress_percentage: 83, current_step: 4 },
      guide: { status: 'approved', steps_completed: 5 },
      progress_percentage: 83,
      current_step: 4,
      steps: [{}, {}, { status: 'completed' }, { status: 'in_progress' }],
    });
    const told = await call(owner, getGuide, { params: { application_id: id } });
    expect(told).toMatchObject({ status: 'under_review', steps_completed: 0 });
    movedBy += 31_000;
    expect(await same()).toMatchObject({ guide: { steps_completed: 5 }, progress_percentage: 83 });
  });

  test('leads to the other applications of the household, the person’s own first', async () => {
    const ana = await aPerson({ role: 'admin' });
    const owner = await aPerson({ profile: { full_name: 'Marisol Quintero' } });
    const leo = await anApplication({
      owner,
      applicant: 'child',
      applicant_name: 'Leo',
      status: 'in_progress',
    });
    const paul = await anApplication({ owner, applicant: 'spouse', applicant_name: 'Paul' });
    const hers = await anApplication({ owner });
    const file = await call(ana, getCase, { params: { id: paul.id } });
    expect(file.kind).toBe('spouse');
    expect(file.household).toEqual([
      { id: hers.id, kind: 'self', applicant_name: 'Marisol Quintero', status: 'started' },
      { id: leo.id, kind: 'child', applicant_name: 'Leo', status: 'in_progress' },
    ]);
  });

  test('counts the person’s conversations, and those in which they wait for us', async () => {
    const ana = await aPerson({ role: 'admin' });
    const owner = await aPerson();
    const { id } = await anApplication({ owner });
    const messages = async () => (await call(ana, getCase, { params: { id } })).messages;
    expect(await messages()).toEqual({ total: 0, unanswered: 0, waiting_since: null });
    const asked = await aMessage({ from: owner, created_at: new Date('2027-03-15T10:00:00Z') });
    await aMessage({ from: owner, status: 'resolved' });
    await aMessage({ from: owner, message: '' });
    await aMessage();
    expect(await messages()).toEqual({
      total: 3,
      unanswered: 1,
      waiting_since: '2027-03-15T10:00:00.000Z',
    });
    const reply = { message_id: asked.id, user_id: owner.id, body: 'x' };
    await root
      .insertInto('support_replies')
      .values({ ...reply, from_staff: true })
      .execute();
    expect(await messages()).toMatchObject({ unanswered: 0, waiting_since: null });
    await root
      .insertInto('support_replies')
      .values({ ...reply, from_staff: false })
      .execute();
    expect(await messages()).toMatchObject({ unanswered: 1 });
  });
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant, even on their own case', 'user', 'forbidden'],
  ['an admin with an id that is none of ours', 'admin', 'not_found'],
] as const)('%s sees no case', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  const { id } = await anApplication({ owner: person });
  const params = { id: role === 'admin' ? crypto.randomUUID() : id };
  expect((await refusalOf(call(person, getCase, { params }))).code).toBe(code);
});
