import { expect, test } from 'vitest';
import { reminderLeads } from '../rules/dates.ts';
import { dateTexts as ptDates } from './dates.pt.ts';
import { dateTexts } from './dates.ts';
import { reminderTexts as ptReminders } from './reminders.pt.ts';
import { reminderTexts } from './reminders.ts';

const withMail = [dateTexts.intro, ptDates.intro, reminderTexts.hint, ptReminders.hint].map((say) =>
  say(true),
);
const without = [dateTexts.intro, ptDates.intro, reminderTexts.hint, ptReminders.hint].map((say) =>
  say(false),
);

test('what is said of reminders names the days on which they leave', () => {
  for (const words of withMail) expect(words.match(/\d+/g)?.map(Number)).toEqual([...reminderLeads]);
});

test('where no e-mail leaves, no reminder is promised', () => {
  for (const words of [
    ...without,
    dateTexts.record.young('May 1', 90, false),
    ptDates.record.young('1/5', 90, false),
  ])
    expect(words).not.toMatch(/remind|avisamos|we write|escrevemos/i);
  expect(dateTexts.record.young('May 1', 90, true)).toContain('We remind you');
});
