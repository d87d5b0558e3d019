import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Read by staff alone, or the same in both languages; everything else is read by people in Portuguese. */
const inEnglish =
  /^(office(-.+)?|experiment-.+|admin-setup|canned-replies|case-events|gallery|page-templates|pitch-preview|brand|countries|us-offices|clerk-sentences|assistant-words)\.ts$/;

test('every text that applicants or visitors read has its Portuguese twin', () => {
  const english = readdirSync(join(import.meta.dirname, '..')).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const portuguese = new Set(readdirSync(import.meta.dirname));
  expect(english.filter((name) => !inEnglish.test(name) && !portuguese.has(name))).toEqual([]);
});
