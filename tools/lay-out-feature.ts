import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Writes the first files of a new room and prints what is left to do. */
export function layOutFeature(noun: string): void {
  if (!/^[a-z]{3,30}$/.test(noun)) {
    console.error(
      'Usage: node tools/new-feature.mjs <noun>, one plural in small letters, as in docs/glossary.md',
    );
    process.exit(1);
  }
  const last = globSync('db/migrations/*.sql').map((file) => Number(basename(file).slice(0, 4)));
  const files = featureFiles(noun, Math.max(0, ...last) + 1);
  const taken = Object.keys(files).filter((file) => existsSync(file));
  if (taken.length > 0) {
    console.error(`There already: ${taken.join(', ')}`);
    process.exit(1);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  console.log(`
Left to you:
  1. README.md of the room: say what ${noun} are, then node tools/make-map.ts.
  2. db/migrations: give the table its columns, then npm run db:generate.
  3. db/tests: add the table's rows to the access matrix.
  4. app/server/routes.ts: add the room; until then the test of its route fails.
  5. app/routes.ts: add a screen that uses the query and the texts; until then they count as dead code.`);
}

/** A room's first files: table, policies, contract, texts, one operation with its test, query, README. */
export function featureFiles(noun: string, migration: number): Record<string, string> {
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    [`db/migrations/${String(migration).padStart(4, '0')}_${noun}.sql`]: `create table ${noun} (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  created_at timestamptz not null default now()
);
create index ${noun}_user on ${noun} (user_id, created_at desc);
`,
    [`db/current/tables/${noun}.sql`]: `-- People read their own.
alter table public.${noun} enable row level security;
alter table public.${noun} force row level security;

grant select on public.${noun} to rumo_applicant;
create policy select_own on public.${noun} for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select, insert, update, delete on public.${noun} to rumo_system;
create policy system_all on public.${noun} to rumo_system using (true) with check (true);
`,
    [`features/${noun}/contract.ts`]: `import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

export const list${name} = contract({
  method: 'get',
  path: '/api/${noun}',
  summary: "The caller's ${noun}, newest first",
  response: z.object({
    ${noun}: z.array(z.object({ id: z.uuid(), title: z.string(), created_at: z.iso.datetime() })),
  }),
  errors: ['not_authenticated'],
});
`,
    [`features/${noun}/texts.ts`]: `/** Texts of the ${noun} screen. */
export const ${noun}Texts = {
  title: '${name}',
  none: 'You have no ${noun} yet.',
  loadFailed: {
    title: 'Your ${noun} could not be loaded',
    detail: 'Try again, or come back in a minute.',
  },
} as const;
`,
    [`features/${noun}/routes.ts`]: `import { type Route, reads, route } from '#platform/server/http/route.ts';
import * as ${noun} from './contract.ts';
import { list${name} } from './server/${noun}.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  route(${noun}.list${name}, { policy: 'person', limits: reads }, list${name}),
];
`,
    [`features/${noun}/server/${noun}.ts`]: `import type { Operation } from '#platform/server/operation.ts';
import type * as contract from '../contract.ts';

/** The caller's own, newest first. */
export const list${name}: Operation<typeof contract.list${name}, 'person'> = async (
  _input,
  { person, transaction },
) =>
  transaction(async (tx) => {
    const rows = await tx
      .selectFrom('${noun}')
      .select(['id', 'title', 'created_at'])
      .where('user_id', '=', person.userId)
      .orderBy('created_at', 'desc')
      .execute();
    return { ${noun}: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
  });
`,
    [`features/${noun}/server/${noun}.test.ts`]: `import { expect, test } from 'vitest';
import { list${name} } from '../contract.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';

const { aPerson, database, root } = aDatabase();
const call = callsOf(database);

test('everybody sees their own ${noun} and nobody else does', async () => {
  const [maria, stranger] = [await aPerson(), await aPerson({ role: 'admin' })];
  await root.insertInto('${noun}').values({ user_id: maria.id, title: 'Hers' }).execute();

  const own = await call(maria, list${name}, {});
  expect(own.${noun}.map(({ title }) => title)).toEqual(['Hers']);
  expect(await call(stranger, list${name}, {})).toEqual({ ${noun}: [] });
  await expect(call(undefined, list${name}, {})).rejects.toMatchObject({ code: 'not_authenticated' });
});
`,
    [`features/${noun}/web/queries.ts`]: `import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { list${name} } from '../contract.ts';

/** The user's own, newest first. */
export const ${noun}Query = queryOptions({
  queryKey: ['${noun}', 'own'],
  queryFn: async ({ signal }) => (await call(list${name}, {}, { signal })).${noun},
});
`,
    [`features/${noun}/README.md`]: `# ${noun}

What ${noun} are, in one or two sentences.

Begin with \`server/${noun}.ts\`.

Must never break: nobody sees the ${noun} of another person.

## Where

| Looking for | Look at |
|---|---|
| ${noun}, list of ${noun} | \`server/${noun}.ts\` |
`,
  };
}
