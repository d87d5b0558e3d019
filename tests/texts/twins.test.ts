import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textFiles, twinOf } from '#tests/support/text-files.ts';

/** Read by staff alone, or the same in both languages; everything else is read by people in Portuguese. */
const inEnglish =
  /^(office(-.+)?|experiment-.+|admin-setup|canned-replies|case-events|settings|(audit|settings)-registry|presence|gallery|page-templates|pitch-preview|brand|countries|envelope-names|us-offices|clerk-sentences|assistant-words)$/;

test('every text that applicants or visitors read has its Portuguese twin', () => {
  const alone = [...textFiles].filter(([name, file]) => !inEnglish.test(name) && !existsSync(twinOf(file)));
  expect(alone).toEqual([]);
});
