import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { calendarTexts } from '#features/schedule/texts/calendar.ts';
import { dateFormTexts } from '#features/schedule/texts/date-form.ts';
import { dateTexts as texts } from '#features/schedule/texts/dates.ts';
import { reminderTexts } from '#features/schedule/texts/reminders.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { phoneAgent } from '../support/phone-agent.ts';
import { signIn } from '../support/sign-in.ts';

/** Somebody saves the day of their appointment on the dashboard, by keyboard, and switches reminders off. */
const journey = aJourney();
let page: Page;
const row = () => page.getByRole('region', { name: texts.title }).getByRole('listitem').first();
const box = (name: keyof typeof dateFormTexts.boxes) =>
  page.getByLabel(dateFormTexts.boxes[name], { exact: true });
const year = new Date().getFullYear() + 1;

beforeAll(async () => {
  page = await journey.aVisitor({ viewport: phone, userAgent: phoneAgent });
  await signIn(page, { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' });
});

test('a day that cannot be is explained in its place, and what was typed stays', async () => {
  const add = page.getByRole('button', { name: texts.label(texts.add, texts.names.appointment) });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => box('month').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30');
  await page.keyboard.press('Tab');
  await page.keyboard.type(String(year));
  await page.keyboard.press('Enter');
  await row().getByText(dateFormTexts.problems.impossible).waitFor();
  await expect.poll(() => box('day').inputValue()).toBe('30');
  await expect.poll(() => box('month').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('a day that can be is shown with the days left, and is there after a reload', async () => {
  await box('day').fill('14');
  await page.keyboard.press('Enter');
  await toast(page, texts.saved).waitFor();
  await row().getByText(`February 14, ${year}`).waitFor();
  await row()
    .getByText(/In \d+ days/)
    .waitFor();
  const change = page.getByRole('button', { name: texts.label(texts.change, texts.names.appointment) });
  await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  await row().getByText(`February 14, ${year}`).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('a criminal record is measured by the appointment, and says what to do when it will be too old', async () => {
  const record = page.getByRole('listitem').filter({ hasText: texts.names.criminal_record_issued });
  const issued = async (day: Date) => {
    const names = [texts.add, texts.change].map((one) =>
      texts.label(one, texts.names.criminal_record_issued),
    );
    await page.getByRole('button', { name: new RegExp(names.join('|')) }).click();
    await box('month').fill(String(day.getMonth() + 1));
    await box('day').fill(String(day.getDate()));
    await box('year').fill(String(day.getFullYear()));
    await page.keyboard.press('Enter');
  };
  const inDays = (days: number) => {
    const day = new Date();
    day.setDate(day.getDate() + days);
    return day;
  };
  await issued(inDays(2));
  await record.getByText(dateFormTexts.problems.future).waitFor();
  await record.getByRole('button', { name: dateFormTexts.cancel }).click();

  await issued(inDays(-30));
  await record.getByText('30 days ago').waitFor();
  // Which of the words depends on the day of this run; features/schedule/rules/record-age.test.ts has them all.
  await record.getByText(/^At your appointment it is /).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  await page
    .getByRole('button', { name: texts.label(texts.remove, texts.names.criminal_record_issued) })
    .click();
  await toast(page, texts.removed).waitFor();
});

const inFocus = () => page.evaluate(() => document.activeElement?.textContent);

/** What a calendar program reads in a file. */
function eventIn(file: string) {
  const [event] = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent');
  const { uid, startDate, sequence } = new ICAL.Event(event);
  return { uid, day: startDate.toString(), sequence };
}

test('a calendar asks a private address, follows a day that is changed, and finds nothing once it is off', async () => {
  const { file, address } = calendarTexts;
  await page.getByText(texts.calendar).focus();
  await page.keyboard.press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: file.get }).press('Enter');
  const saved = eventIn(readFileSync(await (await download).path(), 'utf8'));
  expect(saved.day).toBe(`${year}-02-14`);

  await page.getByRole('button', { name: address.make }).press('Enter');
  await page.getByRole('heading', { name: address.label }).waitFor();
  await expect.poll(inFocus).toBe(address.label);
  const url = (await page.getByText('/calendars/').textContent()) ?? '';
  const link = page.getByRole('link', { name: address.subscribe });
  expect(await link.getAttribute('href')).toBe(url.replace('http:', 'webcal:'));
  expect(await faultsEverywhere(page)).toEqual([]);
  const visit = async () => eventIn(await (await fetch(url)).text());
  expect(await visit()).toEqual(saved);

  await page.getByRole('button', { name: texts.label(texts.change, texts.names.appointment) }).click();
  await box('day').fill('20');
  await page.keyboard.press('Enter');
  await row().getByText(`February 20, ${year}`).waitFor();
  const moved = await visit();
  expect(moved).toMatchObject({ uid: saved.uid, day: `${year}-02-20` });
  expect(moved.sequence).toBeGreaterThan(saved.sequence);

  await page.reload();
  await page.getByText(texts.calendar).click();
  await page.getByText('A calendar last asked').waitFor();
  expect(await page.getByText('/calendars/').count()).toBe(0);
  await page.getByRole('button', { name: address.renew }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: address.renew }).press('Enter');
  await expect.poll(inFocus).toBe(address.label);
  expect((await fetch(url)).status).toBe(404);
  const second = (await page.getByText('/calendars/').textContent()) ?? '';
  expect((await fetch(second)).status).toBe(200);
  await page.reload();
  await page.getByText(texts.calendar).click();
  await page.getByRole('button', { name: address.off }).click();
  expect(await faultsEverywhere(page)).toEqual([]);
  await dialog.getByRole('button', { name: address.off }).press('Enter');
  await toast(page, address.wentOff).waitFor();
  expect((await fetch(second)).status).toBe(404);
  await expect.poll(inFocus).toBe(address.make);
});

test('it is changed, and removed', async () => {
  await page.getByRole('button', { name: texts.label(texts.change, texts.names.appointment) }).click();
  await expect.poll(() => box('month').inputValue()).toBe('2');
  await box('month').fill('3');
  await page.getByRole('button', { name: dateFormTexts.save, exact: true }).click();
  await row().getByText(`March 20, ${year}`).waitFor();
  await page.getByRole('button', { name: texts.label(texts.remove, texts.names.appointment) }).click();
  await row().getByText(texts.none).waitFor();
});

test('reminders are switched off in the profile, and stay off', async () => {
  await page.goto('/profile');
  const reminders = page.getByRole('switch', { name: reminderTexts.label });
  await expect.poll(() => reminders.isChecked()).toBe(true);
  await reminders.press(' ');
  await toast(page, reminderTexts.off).waitFor();
  await page.reload();
  await expect.poll(() => reminders.isChecked()).toBe(false);
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('two presses that a slow device hands over together are two, and not the same twice', async () => {
  await page.goto('/profile');
  const reminders = page.getByRole('switch', { name: reminderTexts.label });
  await expect.poll(() => reminders.isChecked()).toBe(false);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''));
  await reminders.focus();
  const busy = page.evaluate(() => {
    const until = performance.now() + 500;
    while (performance.now() < until);
  });
  const device = await page.context().newCDPSession(page);
  const space = { key: ' ', code: 'Space', windowsVirtualKeyCode: 32 };
  const press = () => [
    device.send('Input.dispatchKeyEvent', { type: 'keyDown', text: ' ', ...space }),
    device.send('Input.dispatchKeyEvent', { type: 'keyUp', ...space }),
  ];
  await Promise.all([busy, ...press(), ...press()]);
  await expect.poll(() => sent).toEqual(['{"date_reminders":true}', '{"date_reminders":false}']);
  await expect.poll(() => reminders.isChecked()).toBe(false);
});

test('two presses one after the other arrive in that order, however slow the first is', async () => {
  await page.goto('/profile');
  const reminders = page.getByRole('switch', { name: reminderTexts.label });
  await expect.poll(() => reminders.isChecked()).toBe(false);
  const first = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route('**/api/account/mail-choices', async (route) => {
    if (route.request().method() === 'PUT' && sent.push(route.request().postData() ?? '') === 1)
      await first.promise;
    await route.continue();
  });
  await reminders.press(' ');
  await expect.poll(() => sent.length).toBe(1);
  await reminders.press(' ');
  await expect.poll(() => reminders.isChecked()).toBe(false);
  // Whatever was sent at the second press is on its way before this is answered.
  await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
  expect(sent).toEqual(['{"date_reminders":true}']);
  first.resolve();
  await toast(page, reminderTexts.off).waitFor();
  expect(sent).toEqual(['{"date_reminders":true}', '{"date_reminders":false}']);
  await page.reload();
  await expect.poll(() => reminders.isChecked()).toBe(false);
});
