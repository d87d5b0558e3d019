import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { officeQueueTexts } from '#features/queue/texts/office-queue.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { officeWritingTexts } from '#features/support/texts/office-writing.ts';
import { supportTexts } from '#features/support/texts/support.ts';
import { countPresses } from '#tests/support/count-presses.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { toast } from '#tests/support/page-checks.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** A member of staff answers one message after the other, and takes the hands off the keyboard for none of them. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const { thread: texts, triage } = officeSupportTexts;

let office: Page;
beforeAll(async () => {
  const asking = await journey.aVisitor();
  await signIn(asking, { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' }, '/profile');
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  await database.query(`update facts set review_by = current_date + 100`);
  await database.query(
    `insert into support_messages (user_id, subject, message, created_at)
     select id, asked.subject, 'Please tell me.', now() - make_interval(hours => asked.hours) from accounts,
     (values ('Apostille', 40), ('Bank letter', 30), ('Lease', 20)) as asked (subject, hours)
     where email = 'ruth.abernathy@example.com'`,
  );
});

const h1 = (name: string) => office.getByRole('heading', { level: 1, name }).waitFor();
const box = () => office.getByLabel(texts.reply);
const open = async (subject: string) => {
  await office.goto('/admin/support');
  await office.getByRole('link', { name: subject }).click();
  await h1(subject);
};
const type = async (words: string) => {
  // A menu that still closes would take the key.
  await office.getByRole('menu').waitFor({ state: 'detached' });
  await office.keyboard.press('r');
  await expect.poll(() => box().evaluate((it) => it === document.activeElement)).toBe(true);
  await office.keyboard.insertText(words);
};

test('the keys lead to the box, send, and go on to what waits next', async () => {
  await open('Apostille');
  await office.getByRole('link', { name: officeQueueTexts.next.label, exact: true }).waitFor();
  await type('The state that issued it.');
  await office.keyboard.press('Control+Enter');
  await toast(office, texts.sent).waitFor();
  await office.getByRole('button', { name: `${triage.assignee}: Ana Ribeiro` }).waitFor();
  await expect.poll(() => box().inputValue()).toBe('');
  expect(await faultsEverywhere(office, [390, 768, 1280])).toEqual([]);

  await office.keyboard.insertText('It takes two weeks.');
  await office.keyboard.press('Control+Shift+Enter');
  await h1('Bank letter');
});

test('what is sent can be resolved with it; at the end of the queue it says so', async () => {
  await type('Yes, with a stamp.');
  await office.getByRole('button', { name: officeWritingTexts.moreWays }).click();
  await office.getByRole('menuitem', { name: officeWritingTexts.sendAndResolve, exact: true }).click();
  await toast(office, officeWritingTexts.sentResolved).waitFor();
  await expect.poll(() => office.getByLabel('Status').inputValue()).toBe('resolved');
  await office.getByRole('button', { name: officeWritingTexts.moreWays }).waitFor({ state: 'detached' });
  await open('Lease');
  await office.getByText(`${officeQueueTexts.next.end}.`).waitFor();
  // What was chosen is in front for the next reply, after the page was loaded again too.
  const inFront = office.getByRole('button', { name: officeWritingTexts.sendAndResolve, exact: true });
  await inFront.waitFor();
  await office.getByRole('button', { name: officeWritingTexts.moreWays }).click();
  await expect
    .poll(() => office.getByRole('menuitem').allTextContents())
    .toEqual([supportTexts.threads.sendReply, officeWritingTexts.sendResolveAndNext]);
  await office.keyboard.press('Escape');
  await type('Both are possible.');
  await office.getByRole('button', { name: officeWritingTexts.sendAndNext }).click();
  await toast(office, officeQueueTexts.next.end).waitFor();
  await office.goto('/admin/support');
  for (const [subject, status] of [
    ['Apostille', 'In Progress'],
    ['Bank letter', 'Resolved'],
    ['Lease', 'In Progress'],
  ] as const)
    await office
      .getByRole('row')
      .filter({ has: office.getByRole('link', { name: subject }) })
      .getByRole('cell', { name: new RegExp(`^${status} ?${triage.assignee} Ana`) })
      .waitFor();
});

test('a canned reply comes at the cursor without a second greeting, and the writer goes on behind it', async () => {
  await open('Bank letter');
  await type('Hello Ruth, thank you.\n\nAna');
  for (let n = 0; n < 3; n += 1) await office.keyboard.press('ArrowLeft');
  await office.getByRole('button', { name: texts.canned.action }).click();
  await office.getByRole('menuitem', { name: 'We are looking into it' }).click();
  await office.keyboard.insertText('!');
  await expect
    .poll(() => box().inputValue())
    .toMatch(/^Hello Ruth, thank you\.\n\nThank you for writing\..+\n\n.+!\n\nAna$/);
  await box().fill('');
});

test('a note says in words and with its button that it is private, before and after', async () => {
  await office.getByRole('heading', { level: 1 }).focus();
  await office.keyboard.press('n');
  await office.getByText(texts.noteMark('Ruth')).waitFor();
  expect(await faultsEverywhere(office, [390, 768, 1280])).toEqual([]);
  await office.keyboard.insertText('Her bank is slow.');
  await office.keyboard.press('Control+Enter');
  await office
    .getByRole('listitem')
    .filter({ hasText: 'Her bank is slow.' })
    .getByText(texts.noteMark('Ruth'))
    .waitFor();
});

test('what the person adds while the reply is written holds it back until it was seen', async () => {
  await open('Lease');
  await type('Bring the original.');
  // Without live updates this page still shows what was.
  await office.route('**/api/office/support/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await database.query(`insert into support_replies (message_id, user_id, author_id, from_staff, body)
    select id, user_id, user_id, false, 'It is signed now.' from support_messages where subject = 'Lease'`);
  await office.keyboard.press('Control+Enter');
  await office.getByText(officeWritingTexts.saidSince).waitFor();
  await office.unroute('**/api/office/support/*');
  await office.reload();
  await office.getByText('It is signed now.').waitFor();
  await expect.poll(() => box().inputValue()).toBe('Bring the original.');
  await office.getByRole('button', { name: officeWritingTexts.moreWays }).click();
  await office.getByRole('menuitem', { name: supportTexts.threads.sendReply }).click();
  await toast(office, texts.sent).waitFor();
  await office.getByRole('button', { name: supportTexts.threads.sendReply }).waitFor();
});

test('from 1280 pixels what waits is beside the conversation, the oldest first, with the way to the previous and the next', async () => {
  await database.query(`update support_messages set status = 'open', waiting_since = created_at`);
  await open('Bank letter');
  const pane = office.getByRole('region', { name: officeSupportTexts.views.waiting });
  await expect.poll(() => pane.getByRole('link').count()).toBe(3);
  await expect
    .poll(() => pane.getByRole('link').allTextContents())
    .toEqual([/Apostille/, /Bank letter/, /Lease/].map((subject) => expect.stringMatching(subject)));
  expect(await faultsEverywhere(office, [1280])).toEqual([]);
  await pane.getByRole('button', { name: officeWritingTexts.pane.next }).click();
  await h1('Lease');
  await office.getByRole('heading', { level: 1 }).focus();
  await office.keyboard.press('k');
  await h1('Bank letter');
  await office.keyboard.press('k');
  await h1('Apostille');

  // Answered, it leaves the list; what comes next is what came next before.
  await type('The state that issued it.');
  await office.keyboard.press('Control+Enter');
  await expect.poll(() => pane.getByRole('link').count()).toBe(2);
  await office.getByRole('heading', { level: 1 }).focus();
  await office.keyboard.press('j');
  await h1('Bank letter');
  await office.setViewportSize({ width: 1279, height: 900 });
  await pane.waitFor({ state: 'detached' });
  await office.setViewportSize({ width: 1280, height: 900 });
});

test('the files of the person are beside the conversation, newest first, and lead to where they are reviewed', async () => {
  const files = office.getByRole('region', { name: officeSupportTexts.files.title });
  await open('Lease');
  await office.getByText(texts.noCase).waitFor();
  expect(await files.count()).toBe(0);
  await database.query(
    `insert into visa_applications (user_id, status) select id, 'under_review' from accounts
     where email = 'ruth.abernathy@example.com'`,
  );
  await office.reload();
  await files.getByText(officeSupportTexts.files.none).waitFor();
  await database.query(
    `insert into documents (application_id, user_id, document_category, file_name, file_type, file_size, upload_status,
       check_status, sha256, wrapped_key, uploaded_at, created_at, waiting_since)
     select id, user_id, case n when 12 then 'passport' else 'general' end, 'scan-' || n || '.pdf', 'application/pdf', 1000,
       'uploaded', 'passed', sha256(n::text::bytea), sha256(n::text::bytea), now(), now() - (20 - n) * interval '1 day',
       now() - (20 - n) * interval '1 day'
     from visa_applications, generate_series(1, 12) as n`,
  );
  await office.reload();
  await expect
    .poll(() => files.getByRole('listitem').getByRole('link').allTextContents())
    .toEqual(['Passport', ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `scan-${n}.pdf`)]);
  await files.getByRole('listitem').first().getByText('scan-12.pdf').waitFor();
  await files.getByRole('link', { name: officeSupportTexts.files.all('12') }).waitFor();
  expect(await faultsEverywhere(office, [390, 768, 1280])).toEqual([]);
  await files.getByRole('link', { name: 'Passport' }).click();
  await expect.poll(() => new URL(office.url()).search).toMatch(/^\?tab=documents&document=[\da-f-]+$/);
});

interface Hands {
  /** Opens the first of the list and begins to write. */
  begin: () => Promise<void>;
  send: () => Promise<void>;
}

function counted() {
  const { click, press, presses } = countPresses(office);
  const openFirst = () => click(office.getByRole('link', { name: 'Question 1' }));
  const button = (name: string) => office.getByRole('button', { name, exact: true });
  const { sendAndNext, moreWays, sendResolveAndNext } = officeWritingTexts;
  const byMouse = async () => {
    await openFirst();
    await h1('Question 1');
    await click(box());
  };
  const byKeys = async () => {
    await office.getByRole('link', { name: 'Question 1' }).waitFor();
    await press('j');
    await press('Enter');
    await h1('Question 1');
    await press('r');
  };
  const ways: Record<string, Hands> = {
    'answered by mouse': { begin: byMouse, send: () => click(button(sendAndNext)) },
    'answered by keys': { begin: byKeys, send: () => press('Control+Shift+Enter') },
    'answered and resolved by mouse': {
      begin: byMouse,
      send: async () => {
        // Chosen once, it is in front.
        if ((await button(sendResolveAndNext).count()) === 0) {
          await click(button(moreWays));
          await click(office.getByRole('menuitem', { name: sendResolveAndNext }));
        } else await click(button(sendResolveAndNext));
      },
    },
    'answered and resolved by keys': { begin: byKeys, send: () => press('Control+Alt+Enter') },
  };
  return { ways, presses };
}

test.each([
  ['answered by mouse', 7, 'In Progress'],
  ['answered by keys', 18, 'In Progress'],
  ['answered and resolved by mouse', 8, 'Resolved'],
  ['answered and resolved by keys', 18, 'Resolved'],
] as const)('five messages are %s with %i presses', async (way, most, status) => {
  await database.query(`update support_messages set status = 'closed', subject = 'Earlier'`);
  await database.query(
    `insert into support_messages (user_id, subject, message, created_at)
     select id, 'Question ' || n, 'Please tell me.', now() - make_interval(hours => 50 - n)
     from accounts, generate_series(1, 5) as n where email = 'ruth.abernathy@example.com'`,
  );
  await office.goto('/admin/support?view=waiting');
  const { ways, presses } = counted();
  await ways[way]?.begin();
  for (let n = 1; n <= 5; n += 1) {
    await h1(`Question ${n}`);
    // "Send and next" has the word, too: what comes next is known once its link is there.
    const main = office.getByRole('main');
    await (n < 5
      ? main.getByRole('link', { name: officeQueueTexts.next.label, exact: true })
      : main.getByText(`${officeQueueTexts.next.end}.`)
    )
      .first()
      .waitFor();
    await expect.poll(() => box().evaluate((it) => it === document.activeElement)).toBe(true);
    await office.keyboard.insertText(`Answer ${n}.`);
    await ways[way]?.send();
  }
  await toast(office, officeQueueTexts.next.end).waitFor();
  expect(presses()).toBe(most);
  await office.goto('/admin/support?q=Question');
  await expect
    .poll(() => office.getByRole('row').filter({ hasText: 'Question' }).filter({ hasText: status }).count())
    .toBe(5);
});

test('a search finds what was written, after subject and name, and marks the word', async () => {
  const rows = office.getByRole('row').filter({ has: office.getByRole('link') });
  await office.goto('/admin/support?q=tel');
  await rows.first().locator('mark').getByText('tell', { exact: true }).waitFor();
  await expect.poll(() => rows.first().textContent()).toContain('“Please tell me.”');
  expect(await faultsEverywhere(office, [390, 768, 1280])).toEqual([]);
  await office.getByLabel(officeSupportTexts.searchLabel).fill('question 1');
  await expect.poll(() => rows.first().textContent()).toContain('Question 1');
  await expect.poll(() => rows.locator('mark').count()).toBe(0);
});
