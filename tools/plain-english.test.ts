import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** House words that made readers look twice. `stands` is for what stands for something else. */
const bannedWords =
  /\bAnswers (?:how|what|whether|where|which|undefined|nothing)\b|\b(?:somebody|whoever|anew)\b|\bstands\b(?! for)/i;

/** The same as a part of a name: "orNobody", "fetchAnew". */
const bannedNames = /somebody|nobody|whoever|[a-z]Anew|^anew|[a-z]Stands|^stands/i;

/** A key of a text (`texts.somebody`) is no comment. */
const comment = { code: /\/\*[\s\S]*?\*\/|(?<![:'"`/\w])\/\/ .*/g, sql: /-- .*/g };

/** What a file declares, and the properties that it writes and reads. */
const name = /\b(?:const|let|function|type|interface|class) (\w+)|(?<=[{,(]\s*)(\w+)\??: |\.(\w+)\b/g;

const served = globSync('{app,features,platform,ui,db/worlds,db/current,tools}/**/*.{ts,tsx,mjs,sql}').filter(
  (file) => !/\.test\.|\.d\.ts$/.test(file),
);

test('comments of served code say the user, the caller, again: in the words that everyone uses', () => {
  expect(served.length).toBeGreaterThan(1_000);
  const found = served.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(file.endsWith('.sql') ? comment.sql : comment.code)]
      .filter(([words]) => bannedWords.test(words))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('names say what they hold', () => {
  const found = served
    .filter((file) => !file.endsWith('.sql'))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8')
        .replace(comment.code, '')
        .replace(/'[^'\n]*'/g, "''");
      const names = [...code.matchAll(name)].map(([, declared, key, read]) => declared ?? key ?? read ?? '');
      return names.filter((one) => bannedNames.test(one)).map((one) => `${file}: ${one}`);
    });
  expect(found).toEqual([]);
});
