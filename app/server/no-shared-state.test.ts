import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { aServer, asAnotherProcess } from '#tests/support/server.ts';

/** What a server loads. */
const served = globSync('{app/server,features,platform/server,platform/shared}/**/*.ts').filter(
  (name) => !/\.test\.ts$|^features\/[^/]+\/web\//.test(name),
);

/** Variables of a module that every platform of the process shares, each with the reason why it may. */
const allowed: Record<string, string> = {
  'features/assistant/rules/question-index.ts: built': 'made once of the code alone',
  'features/experiments/rules/draw.ts: seeds': 'results of a pure function, kept with their argument',
  'features/traffic/server/visitor-cookie.ts: agents': 'results of a pure function, at most 1,000',
};

/** Names of top-level variables that change: `let`, and collections that begin empty. */
function stateIn(file: string, source = readFileSync(file, 'utf8')): string[] {
  return parseSync(file, source).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.declare) return [];
    return declaration.declarations
      .filter(({ init }) => declaration.kind !== 'const' || (init && beginsEmpty(init)))
      .map(({ id }) => `${file}: ${id.type === 'Identifier' ? id.name : id.type}`);
  });
}

const beginsEmpty = (init: { type: string }) => {
  const { callee, arguments: given } = init as { callee?: { name?: string }; arguments?: unknown[] };
  return (
    init.type === 'NewExpression' && /^(Weak)?(Map|Set)$/.test(callee?.name ?? '') && given?.length === 0
  );
};

test('what lives as long as the process is a member of the platform, not a variable of a module', () => {
  expect(served.length).toBeGreaterThan(300);
  expect(served.flatMap((file) => stateIn(file)).sort()).toEqual(Object.keys(allowed).sort());
});

test('the test knows state when it sees it', () => {
  const source =
    'let a = 1; export const b = new Map<string, number>(); const c = new Set([1]); const d = () => { let e; };';
  expect(stateIn('x.ts', source)).toEqual(['x.ts: a', 'x.ts: b']);
});

const server = aServer();

test('two platforms of one process share none of what rooms keep in memory', () => {
  const { platform } = server;
  const other = asAnotherProcess(platform);
  const rooms = ['fileReader', 'health', 'inspector', 'pitches', 'policyReports', 'traffic'] as const;
  for (const room of rooms) expect(other[room], room).not.toBe(platform[room]);
  const { caps } = platform.traffic;
  const visitor = crypto.randomUUID();
  while (caps.take(visitor, platform.clock())) expect(other.traffic.caps).not.toBe(caps);
  expect(other.traffic.caps.take(visitor, platform.clock())).toBe(true);
});
