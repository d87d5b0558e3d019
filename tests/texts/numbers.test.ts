import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { perDay } from '#features/assistant/rules/limits.ts';
import { assistantTexts } from '#features/assistant/texts/assistant.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { countedFacts } from '#features/facts/durations.ts';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { graceDays } from '#features/privacy/rules.ts';
import { replyDueAt } from '#features/support/rules/support.ts';
import { bounceBelow, keptMonths } from '#features/traffic/rules/traffic.ts';
import { placedTexts, readModule, textModules } from '#tests/support/own-words.ts';
import { readTexts, textFiles, twinOf } from '#tests/support/text-files.ts';

const schema = readFileSync('db/current/functions/traffic_views.sql', 'utf8');
const words = (
  await Promise.all(textModules.map(async (name) => placedTexts(await readModule(name), name)))
).flat();

/** Every number that these sentences have before `unit`. */
const numbersBefore = (unit: RegExp): Set<string> =>
  new Set(
    words.flatMap(({ text }) => [...text.matchAll(unit)].map(([, number = '']) => number.toLowerCase())),
  );

test('SQL counts bounces and drops visits by the numbers of the rules', () => {
  const bounces = [...schema.matchAll(/said\.seconds < (\d+)/g)].map(([, seconds]) => Number(seconds));
  expect(bounces).toEqual([bounceBelow, bounceBelow]);
  const partitions = readFileSync('db/current/functions/traffic_partitions.sql', 'utf8');
  expect(partitions).toContain(`interval '${keptMonths} months'`);
});

test('sentences count the steps of the guide and the types of document as the registries do', () => {
  const number = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const said = (count: number) => [number[count] ?? '', String(count)];
  const steps = Object.keys(guideItems).length;
  for (const found of numbersBefore(/\ball (\w+) steps\b|\bof (?=\d)(\d+) steps\b/gi))
    if (found) expect(said(steps)).toContain(found);
  for (const found of numbersBefore(/\b(?:all|of|the) (six|five|seven|eight|\d+) (?:types|papers)\b/gi))
    expect(said(requiredDocuments.length)).toContain(found);
});

test('what is promised is what the rules keep', () => {
  const asked = new Date('2027-03-16T10:00:00Z');
  const hours = ((replyDueAt(asked)?.getTime() ?? 0) - asked.getTime()) / 3_600_000;
  expect(numbersBefore(/\bwe (?:reply|answer)(?: by e-mail)? within (\d+) hours/gi)).toEqual(
    new Set([`${hours}`]),
  );
  expect(JSON.stringify(assistantTexts)).toContain(
    `you can ask ${perDay.question.browser?.used} questions a day`,
  );
});

test('what the register of facts decides stands in no text of the guide, the dates and the e-mails', () => {
  const files = [...textFiles.values()].flatMap((file) => [file, twinOf(file)]);
  const dated = [
    ...files.filter((file) => /features\/(schedule|guide)\//.test(file) && globSync(file).length > 0),
    ...globSync('features/mails/server/registry/*.ts'),
  ];
  const { most: young, unit } = countedFacts['criminal-record-age'];
  expect(unit).toBe('day');
  // The interview's "2-4 weeks" and the like are the specification's own.
  const typed = new RegExp(
    `\\b(?:${young} (?:days|dias)|(?:up to|até|about|cerca de) \\d (?:weeks|semanas))\\b`,
  );
  expect(dated.filter((file) => typed.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('how long things are kept stands in the texts by the rules alone', () => {
  const files = [...textFiles.values()].flatMap((file) => [file, twinOf(file)]);
  const kept = files.filter((file) => /features\/(privacy|mails)\//.test(file) && globSync(file).length > 0);
  const typed = new RegExp(
    `(?<!within |prazo de )\\b(${graceDays} (days|dias)|${keptMonths} (months|meses))\\b`,
  );
  expect(kept.filter((file) => typed.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('Portuguese texts write figures and money as Portuguese does: 30\u00a0000\u00a0€', async () => {
  const twins = [...textFiles.values()].map(twinOf).filter((file) => globSync(file).length > 0);
  expect(twins.length).toBeGreaterThan(50);
  const said = (
    await Promise.all(twins.map(async (file) => placedTexts(await readTexts(file), file)))
  ).flat();
  // Untranslated names of texts are their English; only what is said counts.
  const english = /[€$]\s?\d|\d,\d{3}(?!\d)|\d [€$]/;
  expect(said.filter(({ text }) => english.test(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual(
    [],
  );
});
