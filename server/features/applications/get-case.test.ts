import { describe, expect, test } from 'vitest';
import { decideApplication, getCase } from '#domain/contracts/applications.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const { database, asApplicant, aPerson, anApplication, aDocument, root } = aDatabase();
const call = callsOf(database);

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
    expect(file.steps.map((step) => step.status)).toEqual([
      'completed',
      'completed',
      'completed',
      'in_progress',
    ]);
    expect(file.documents).toEqual([
      expect.objectContaining({ file_name: 'passport.pdf', document_category: 'passport' }),
    ]);
    expect(file.history.map(({ action, by, by_role }) => [action, by, by_role])).toEqual([
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
    expect(file).toMatchObject({ documents: [], history: [] });
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
