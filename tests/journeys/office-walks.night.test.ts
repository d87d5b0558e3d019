import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { officeMailTexts } from '#features/mails/texts/office-mails.ts';
import { officePlanTexts } from '#features/plans/texts/office-plans.ts';
import { planManagementTexts } from '#features/plans/texts/plan-management.ts';
import { officeSettingsTexts } from '#features/settings/texts.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { askAs } from '#tests/support/ask-as.ts';
import { payAtBilling } from '#tests/support/billing.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { chooseGeneral, generalDocuments, pdfFile } from '#tests/support/documents-page.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { toast } from '#tests/support/page-checks.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** What staff do seldom, walked to its end on both sides of the desk: a mail server that says no, money back, a role, a rule. */
const mailServer = await startMailServer();
const journey = aJourney({ SMTP_URL: mailServer.smtpUrl, MAIL_FROM: 'office@example.com' });
const database = databaseFaults(journey.dataDir);
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
const tiago = { email: 'tiago.pires@example.com', name: 'Tiago Pires' };
const ana = { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' };

let office: Page;
let person: Page;
beforeAll(async () => {
  [office, person] = await Promise.all([journey.aVisitor(), journey.aVisitor()]);
  await signIn(person, ruth);
  await person.getByText('Get your NIF number').first().waitFor();
  await becomeFirstAdmin(office, journey.setupKey);
  await database.query(`update facts set review_by = '2100-01-01'`);
});
afterAll(() => mailServer.stop());

const mailsTo = (email: string, words: RegExp) =>
  mailServer.received.filter(({ to, source }) => to.includes(email) && words.test(source)).length;

test('an e-mail that the mail server refused is sent once when it is tried again', async () => {
  await database.query(`insert into support_messages (user_id, subject, message)
    select id, 'Apostille', 'Which office?' from accounts where email = '${ruth.email}'`);
  mailServer.become('refusing');
  await office.goto('/admin/support');
  await office.getByRole('link', { name: 'Apostille' }).click();
  await office.getByLabel('Your reply').fill('That of your state.');
  await office.getByRole('button', { name: /^Send reply/ }).click();
  await toast(office, officeSupportTexts.thread.sent).waitFor();
  await office.goto('/admin/outbox?status=failed&kind=support-reply');
  await office.getByRole('cell', { name: officeMailTexts.states.failed }).waitFor();
  mailServer.become('kind');
  await office.getByRole('button', { name: /^Try again now: the e-mail to Ruth/ }).click();
  await expect.poll(() => mailsTo(ruth.email, /answered the message/)).toBe(1);
  await office.goto('/admin/outbox?status=sent&kind=support-reply');
  await office.getByRole('button', { name: /^Read the e-mail to Ruth/ }).waitFor();
});

test('a role reaches the windows that are open: the office comes, and goes', async () => {
  const theirs = await journey.aVisitor();
  await signIn(theirs, tiago);
  await theirs.getByText('Get your NIF number').first().waitFor();
  const change = async (role: string, reason: string) => {
    await office.goto('/admin/users');
    await office.getByRole('link', { name: tiago.name, exact: true }).click();
    await office.getByRole('button', { name: 'Change role' }).click();
    const dialog = office.getByRole('alertdialog');
    await dialog.getByLabel('New role', { exact: true }).selectOption(role);
    await dialog.getByLabel('Reason').selectOption(reason);
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await office.getByText(`Tiago Pires is now a ${role}.`).first().waitFor();
  };
  await change('moderator', 'joined');
  await theirs.goto('/staff');
  await theirs.getByRole('heading', { name: 'Overview' }).waitFor();
  await change('user', 'left');
  await theirs.getByText(/Access Denied/).waitFor();
  expect((await askAs(theirs, 'GET', '/api/office/waiting')).status).toBe(403);
});

test('a refund is asked for, agreed with words, and the money is back on both sides', async () => {
  const begun = await askAs(person, 'POST', '/api/billing/create-checkout', { plan: 'standard' });
  const { location } = await payAtBilling(begun.body.url);
  await person.goto(location ?? '');
  await person.getByText('Thank you. Your payment went through').waitFor();
  await person.goto('/subscription');
  await person.getByRole('button', { name: /^Ask for a refund/ }).click();
  const asking = person.getByRole('alertdialog', { name: planManagementTexts.refundDialog.title });
  await asking.getByLabel(planManagementTexts.refundDialog.reason).fill('I pressed it by mistake.');
  await asking.getByRole('button', { name: planManagementTexts.refundDialog.send }).click();
  await person.getByText(planManagementTexts.payments.refund.open).waitFor();

  await office.goto('/admin');
  const requests = office.getByRole('region', { name: officePlanTexts.refunds.title });
  await requests.getByText('I pressed it by mistake.').waitFor();
  await requests.getByRole('button', { name: officePlanTexts.refunds.decideFor(ruth.name) }).click();
  const deciding = office.getByRole('dialog', { name: officePlanTexts.decision.title(ruth.name) });
  await deciding.getByRole('button', { name: officePlanTexts.decision.approve }).click();
  await deciding.getByText(officePlanTexts.decision.missing).waitFor();
  await deciding.getByLabel(officePlanTexts.decision.note).fill('Of course.');
  await deciding.getByRole('button', { name: officePlanTexts.decision.approve }).click();
  await toast(office, officePlanTexts.decision.approved).waitFor();
  await person.getByText(planManagementTexts.payments.refunded('$99')).waitFor();
  await person.getByText('Of course.').waitFor();
  await expect.poll(() => mailsTo(ruth.email, /We have sent your money back/)).toBe(1);
  expect(mailsTo(ruth.email, /Of course/)).toBe(0);
});

test('three settings are felt at once: how large a file may be, how many applications, and who may come in', async () => {
  const field = (name: string) => office.getByLabel(name, { exact: true });
  const save = async () => {
    await office.getByRole('button', { name: officeSettingsTexts.save }).click();
    const asks = office.getByRole('alertdialog');
    const saved = office.getByRole('main').getByText(/^\d saved$/);
    await asks.or(saved).first().waitFor();
    if (await asks.isVisible()) await asks.getByRole('button').last().click();
    await saved.waitFor();
  };
  await office.goto('/admin/settings');
  await field('Max Applications per User').fill('1');
  await office.getByRole('tab', { name: 'File Management' }).click();
  await field('Max File Size (MB)').fill('1');
  await save();
  await person.goto('/documents');
  const large = Buffer.concat([aPdf(1), Buffer.alloc(1_200_000, ' ')]);
  await chooseGeneral(person, [pdfFile('large.pdf', large)]);
  await generalDocuments(person)
    .getByText(/less than 1 ?MB/)
    .first()
    .waitFor();
  const second = await askAs(person, 'POST', '/api/applications', { applicant_name: 'Walter Abernathy' });
  expect(second.status).toBeGreaterThanOrEqual(400);

  await office.getByRole('tab', { name: 'General' }).click();
  await office.getByRole('switch', { name: 'Allow New Registrations' }).uncheck();
  await save();
  const stranger = await journey.aVisitor();
  await stranger.goto('/dashboard');
  await stranger.getByRole('button', { name: 'Continue with Google' }).click();
  await stranger.getByLabel('Email').fill('new.person@example.com');
  await stranger.getByLabel('Name').fill('New Person');
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click();
  await stranger
    .getByText(/New accounts cannot be created/i)
    .first()
    .waitFor();
  await signIn(person, ruth);
  await person.getByText('Get your NIF number').first().waitFor();
});

test('a decision is told after thirty seconds, and not before; then nobody takes it back', async () => {
  const begun = new Date();
  await journey.moveTo(begun);
  await office.goto('/admin/applications');
  await office.getByRole('button', { name: `Actions for ${ruth.name}` }).click();
  await office.getByRole('menuitem', { name: 'Approve' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  const undo = office.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await person.goto('/dashboard');
  await person.getByText('Get your NIF number').first().waitFor();
  expect(mailsTo(ruth.email, /There is news about your application/)).toBe(0);
  await journey.moveTo(new Date(begun.getTime() + 40_000));
  await undo.click();
  await office.getByText(officeApplicationTexts.decision.tooLate).waitFor();
  await person.reload();
  await person
    .getByText(/approved/i)
    .first()
    .waitFor();
  await expect.poll(() => mailsTo(ruth.email, /There is news about your application/)).toBe(1);
});

test('what was put off until tomorrow is back tomorrow, and two of one person become one', async () => {
  await database.query(`insert into support_messages (user_id, subject, message)
    select id, said.subject, 'Please tell me.' from accounts, unnest(array['Rent', 'Bank letter']) as said (subject) where email = '${ruth.email}'`);
  const { snooze, views, thread } = officeSupportTexts;
  await office.goto('/admin/support?view=waiting');
  const row = (subject: string) => office.getByRole('row').filter({ hasText: subject });
  await row('Rent').getByRole('button', { name: 'More for Rent' }).click();
  await office.getByRole('menuitem', { name: snooze.action }).click();
  await office.getByRole('dialog').getByRole('button', { name: snooze.tomorrow }).click();
  await row('Rent').waitFor({ state: 'detached' });
  await journey.moveTo(new Date(Date.now() + 36 * 3_600_000));
  await signIn(office, ana, '/admin/support?view=waiting');
  await row('Rent').waitFor();
  await office
    .getByRole('navigation', { name: views.label })
    .getByRole('link', { name: views.snoozed })
    .click();
  await office.getByText(officeSupportTexts.emptyViews.snoozed.title).waitFor();
  await office.goto('/admin/support?view=waiting');
  await office.getByRole('link', { name: 'Bank letter' }).click();
  await office.getByRole('button', { name: thread.merge.label('Rent') }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: thread.merge.confirm }).click();
  await office
    .getByText(thread.merged('Bank letter'))
    .or(office.getByText(thread.merged('Rent')))
    .first()
    .waitFor();
  await signIn(person, ruth, '/support');
  await expect.poll(() => person.getByRole('heading', { name: /^(Rent|Bank letter)$/ }).count()).toBe(1);
});
