import { expect, test } from 'vitest';
import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { guideRefusals } from '#features/guide/texts/guide-refusals.ts';
import { billingTexts } from '#features/plans/texts/billing.ts';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import { errorTexts } from '#platform/shared/texts/errors.ts';
import { isPrescribed, type PlacedText, placedTexts } from '#tests/support/own-words.ts';
import { sentencesOf } from '#tests/support/readability.ts';

/** What stands alone when something is refused. */
const alone: PlacedText[] = [
  ...placedTexts(errorTexts, 'errors'),
  ...placedTexts(accountTexts.signInFailed.reasons, 'sign-in'),
  ...placedTexts(guideRefusals, 'guide'),
  ...placedTexts(billingTexts.pauseRefused, 'pause'),
  ...placedTexts(billingTexts.changeFailed, 'plan'),
  ...placedTexts(maintenanceTexts.refusal, 'maintenance'),
];

/** In an upload, what happened and what to do stand in two texts: `empty` and `emptyHelp`. */
const { errors: upload } = documentTexts;
const withHelp = Object.entries(upload)
  .filter(([key]) => !/Help$/.test(key))
  .map(([key, what]) => ({
    path: `upload.${key}`,
    text: [what, (upload as Record<string, unknown>)[`${key}Help`]]
      .flatMap((text) => placedTexts(text, key))
      .map(({ text }) => `${text.replace(/\.?$/, '')}.`)
      .join(' '),
  }));

const ours = [...alone, ...withHelp].filter(({ text }) => !isPrescribed(text));

test('an error says what happened and what to do', () => {
  expect(ours.length).toBeGreaterThan(40);
  expect(ours.filter(({ text }) => sentencesOf(text).length < 2)).toEqual([]);
});

test('it never is an error, a code or a fault of whoever reads it', () => {
  const cold = /\b(error|code|exception|denied|forbidden|rejected|your fault|wrongly|illegal)\b/i;
  expect(ours.filter(({ text }) => cold.test(text))).toEqual([]);
});

/** Where trying again may not help, a person does. */
const ask = /write to us|send us an e-mail/;

test.each([
  ...(['forbidden', 'registrations_closed', 'internal', 'billing_unavailable', 'storage_full'] as const).map(
    (code) => errorTexts[code],
  ),
  ...(['account_deactivated', 'provider_refused', 'unknown'] as const).map(
    (reason) => accountTexts.signInFailed.reasons[reason],
  ),
  upload.unexpected,
  billingTexts.changeFailed,
])('whom to ask stands in: %s', (text) => {
  expect(text).toMatch(ask);
});
