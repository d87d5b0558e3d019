import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AuditAction, auditActions, kindOf, type SubjectOf } from './registry.ts';

const read = (pattern: string | string[]) =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const code = read('{app,features,platform,db/worlds}/**/*.{ts,tsx}');
const literals = (source: string) => [...source.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, name]) => name);

test('each action is one entry', () => {
  const keys = read('features/audit/registry/*.ts').flatMap(({ source }) => [
    ...source.matchAll(/^ +'([a-z_.]+)': \{/gm),
  ]);
  expect(keys.map(([, key]) => key).sort()).toEqual(auditActions.toSorted());
});

test('rows are written by recordAudit alone, whose type knows the registry, and by the demo', () => {
  const writing = /insertInto\('audit_log'\)|insert into (?:public\.)?audit_log/i;
  const writers = [...code, ...read('db/current/**/*.sql')].filter(({ source }) => writing.test(source));
  expect(writers.map(({ file }) => file).sort()).toEqual([
    'db/worlds/demo.ts',
    'features/audit/server/record-audit.ts',
  ]);
});

test('what queries and policies look for is in the registry', () => {
  const queries = code.flatMap(({ source }) => source.split('\n').filter((line) => /\baction\b/.test(line)));
  const policies = read('db/current/tables/audit_log.sql').map(({ source }) => source);
  const columns = /^(?:entry|upload)\./;
  const named = literals([...queries, ...policies].join('\n')).filter((name) => !columns.test(name ?? ''));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !auditActions.some((action) => action === name))).toEqual([]);
});

test('every entry of the registry is recorded', () => {
  const recorded = new Set(
    code
      .filter(({ file }) => !file.startsWith('features/audit/registry'))
      .flatMap(({ source }) => literals(source)),
  );
  expect(auditActions.filter((action) => !recorded.has(action))).toEqual([]);
});

test('the compiler refuses an action or a subject that the registry does not have', () => {
  const entry = <A extends AuditAction>(action: A, type: SubjectOf<A>) => [action, type];
  entry('session.revoked_by_staff', 'account');
  // @ts-expect-error
  entry('profile.saved', 'session');
  // @ts-expect-error
  entry('profile.tickled', 'profile');
});

test('a changed setting is said with what it was and is', () => {
  const said = (from: unknown, to: unknown) =>
    kindOf('settings.saved')?.sentence(
      { who: 'Ana', whom: '', whose: '', subject: 'max_file_size' },
      { from, to },
    );
  expect(said(10, 25)).toBe('Ana changed Max File Size (MB) from “10” to “25”');
  expect(said(false, true)).toBe('Ana changed Max File Size (MB) from off to on');
  expect(said(null, 'a@example.com')).toBe('Ana changed Max File Size (MB) from nothing to “a@example.com”');
});

test('the log speaks of one thing as of one', () => {
  const one = new Proxy({}, { get: (_, name) => (name === 'currency' ? 'eur' : 1) });
  const wrong = auditActions.flatMap((action) => {
    const sentence = kindOf(action)?.sentence({ who: 'Ana', whose: 'her', subject: 'x' } as never, one) ?? '';
    return /\b1 (?:people|entries|[a-z]+s)\b/.test(sentence) ? [sentence] : [];
  });
  expect(wrong).toEqual([]);
});
