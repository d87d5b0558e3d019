import { expect, test } from 'vitest';
import { isForStaff, isPrescribed, placedTexts, readModule, textModules } from '#tests/support/own-words.ts';

/** Prescribed without quotes, or made by the test's own filling. */
const left = new Set(['plans.planTexts.plans.0.features.2', 'assistant-income.incomeTexts.table.monthOf']);

const ours = (await Promise.all(textModules.map(async (name) => placedTexts(await readModule(name), name))))
  .flat()
  .filter(({ path, text }) => !left.has(path) && !isPrescribed(text));

const forPeople = ours.filter(({ path }) => !isForStaff(path.split('.')[0] ?? ''));

/** Words that are not ours, and what we say. */
const houseStyle: readonly [RegExp, string][] = [
  [/!(?!=)/, 'a full stop'],
  [/\bemail/i, 'e-mail'],
  [/\blog(ged|ging)?[ -](in|out|on|off)\b|\blogin\b/i, 'sign in, sign out'],
  [/\bplease note\b|\bkindly\b|\bbe advised\b/i, 'the thing itself'],
  [/\bsuccess(ful(ly)?)?\b/i, 'what was done'],
  [/\binvalid\b|\billegal\b|\bincorrect\b/i, 'what is wrong with it'],
  [/\bsorry\b|\bapologi|\boops\b|\bunfortunately\b/i, 'what happened and what to do'],
  [/\byou (failed|forgot|did not enter|must not)\b|\byour (error|mistake|fault)\b/i, 'no blame'],
  [/\bunable to\b|\bfailed to\b/i, 'could not'],
  [
    /\b(utilize|in order to|prior to|commence|regarding|pursuant|hereby|facilitate|ascertain)\b/i,
    'a short word',
  ],
  [
    /\b(colour|favour|centre|organis|recognis|cheque|programme|licence|behaviour|cancell)\w*/i,
    'American spelling',
  ],
  [/\bclick/i, 'press'],
];

test.each(houseStyle)('nobody reads %s', (pattern, instead) => {
  const found = ours.filter(({ text }) => pattern.test(text));
  expect(found.map(({ path, text }) => `${path} (${instead}): ${text}`)).toEqual([]);
});

test('an applicant has an application; a case is what staff call it', () => {
  const found = forPeople
    // One list of places serves both sides; staff alone have that line.
    .filter(({ path }) => path !== 'ui.uiTexts.shortcuts.find')
    .filter(({ text }) => /\b(?<!in |just in |the |such )cases?\b/i.test(text));
  expect(found).toEqual([]);
});
