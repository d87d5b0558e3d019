import { readFile, writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { actorNames, rightActor } from '#tests/support/authorisation/actors.ts';
import { ask } from '#tests/support/authorisation/ask.ts';
import { headLine } from '#tests/support/authorisation/lines.ts';
import { aMatrix, type Matrix, nameOf, tried, walkMatrix } from '#tests/support/authorisation/matrix.ts';
import { howToAdd, recipeOf } from '#tests/support/authorisation/recipe-of.ts';
import { aServer } from '#tests/support/server.ts';
import { routes } from './routes.ts';

const server = aServer();
const file = new URL('authorisation-matrix.expected.txt', import.meta.url);
let matrix: Matrix;

beforeAll(async () => {
  matrix = await aMatrix(server);
});

test(`every route has a recipe; where not: ${howToAdd}`, () => {
  expect(routes.filter((route) => !recipeOf(route)).map(nameOf)).toEqual([]);
});

test('every actor gets from every route what authorisation-matrix.expected.txt says', async () => {
  const table = await walkMatrix(matrix, server.url);
  const text = await readFile(file, 'utf8');
  const head = text.slice(0, text.indexOf(headLine));
  if (process.env.WRITE_MATRIX) await writeFile(file, head + table);
  process.stdout.write(
    `authorisation matrix: ${routes.length} routes x ${actorNames.length} actors: ` +
      `${routes.length * actorNames.length} cells\n`,
  );
  expect(table, 'read the difference; when it is meant, renew the file with WRITE_MATRIX=1').toBe(
    process.env.WRITE_MATRIX ? table : text.slice(head.length),
  );
  expect(routes.length * actorNames.length).toBeGreaterThanOrEqual(450);
}, 300_000);

test('a key that is not for the caller is refused by every route that takes a body, and no row moves', async () => {
  const { actors, things, rows } = matrix;
  const privileged: Record<string, unknown> = {
    role: 'admin',
    plan: 'premium',
    status: 'approved',
    user_id: actors['B, a stranger'].id,
    file_path: '../../etc/passwd',
    created_by: actors['B, a stranger'].id,
    owner_id: actors['B, a stranger'].id,
    is_admin: true,
    subscription_plan: 'premium',
    subscription_status: 'active',
    progress_percentage: 100,
    version: 99,
    assigned_to: actors['B, a stranger'].id,
    price: 0,
  };
  let requests = 0;
  for (const route of tried) {
    const { contract } = route;
    if (contract.body === undefined || contract.body === 'bytes') continue;
    const asked = route.recipe.ask(things);
    const { headers } = actors[rightActor[route.policy]];
    for (const [key, value] of Object.entries(privileged)) {
      const own = contract.body as { shape?: object };
      if (own.shape && key in own.shape) continue;
      const body = { ...(asked.body as object), [key]: value };
      const answer = await ask(server.url, contract, { ...asked, body }, headers);
      expect(answer.status, `${nameOf(route)} with ${key}: ${answer.text}`).toBe(400);
      requests += 1;
    }
    expect(await rows.changed(), `rows changed through ${nameOf(route)}`).toEqual([]);
  }
  process.stdout.write(`injected keys: ${requests} requests, all refused\n`);
  expect(requests).toBeGreaterThan(150);
}, 300_000);
