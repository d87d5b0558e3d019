import { expect, test } from 'vitest';
import { type OfficeSettings, settings as schema } from '../contract.ts';
import type { SettingKey } from '../registry.ts';
import { changed, correction, overtakenBy, restorable, type Typed, unsavedOf } from './draft.ts';

const settings = (version: number, max_file_size = 10): OfficeSettings => ({
  values: { ...schema.parse({}), max_file_size },
  changes: { max_file_size: { version, changed_at: '2027-03-14T10:00:00.000Z', changed_by: 'Ana Ribeiro' } },
});

test('what says the same as what is saved is no change', () => {
  const draft = changed({}, settings(1), 'max_file_size', '12');
  expect(draft).toEqual({ max_file_size: { typed: '12', version: 1 } });
  const unsaved = (key: SettingKey, typed: Typed) =>
    unsavedOf(changed(draft, settings(1), key, typed), settings(1));
  expect(unsaved('max_file_size', '10.0')).toEqual({});
  expect(unsaved('maintenance_mode', false)).toEqual(draft);
  // Saved by somebody else, or by a press whose answer was lost.
  expect(unsavedOf(draft, settings(2, 12))).toEqual({});
  // Typed back over 12, which was saved a moment ago and is not read yet.
  const back = { max_file_size: { typed: '10', version: 2 } };
  expect(unsavedOf(back, settings(1))).toEqual(back);
});

test('a number that is none is corrected with a sentence, one in other words is not', () => {
  const typed = (words: string) =>
    correction(changed({}, settings(1), 'max_file_size', words), 'max_file_size');
  expect(typed('abc')).toEqual({ typed: '10', note: "We changed 'abc' to 10" });
  expect(typed('12.0')).toBeUndefined();
  expect(typed('')).toEqual({ typed: '10', note: 'It was empty. We changed it to 10' });
});

test('a change keeps the version it began from, so that somebody else’s is seen', () => {
  let draft = changed({}, settings(1), 'max_file_size', '12');
  expect(overtakenBy(draft, settings(1), 'max_file_size')).toBeUndefined();
  draft = changed(draft, settings(2, 30), 'max_file_size', '13');
  expect(overtakenBy(draft, settings(2, 30), 'max_file_size')?.changed_by).toBe('Ana Ribeiro');
});

test('a draft that was kept comes back as far as it still says something', () => {
  const mine = { typed: '12', version: 1 };
  const kept = { max_file_size: mine, site_name: { typed: 'Ours', version: 0 } };
  expect(restorable(kept, settings(1))).toEqual(kept);
  // Saved meanwhile, also by a press whose answer was lost.
  expect(restorable(kept, settings(2, 12))).toEqual({ site_name: kept.site_name });
  const odd = { gone: mine, maintenance_mode: mine, support_email: null, nif_portal_url: { typed: 'x' } };
  expect(restorable(odd, settings(1))).toEqual({});
  // What a colleague changed since is told, as while the page stays open.
  const overtaken = restorable(kept, settings(2, 30));
  expect(overtakenBy(overtaken, settings(2, 30), 'max_file_size')?.changed_by).toBe('Ana Ribeiro');
});
