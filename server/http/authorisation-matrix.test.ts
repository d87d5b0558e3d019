import { readFile, writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import {
  type ActorName,
  type Actors,
  actorNames,
  rightActor,
  signInActors,
} from '#tests/support/authorisation/actors.ts';
import { ask } from '#tests/support/authorisation/ask.ts';
import { headLine, lineOf } from '#tests/support/authorisation/lines.ts';
import type { Recipe } from '#tests/support/authorisation/recipe.ts';
import { howToAdd, recipeOf } from '#tests/support/authorisation/recipe-of.ts';
import { rememberRows } from '#tests/support/authorisation/rows.ts';
import { missingThings, type Things, thingsOf } from '#tests/support/authorisation/things.ts';
import { aServer } from '#tests/support/server.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

const server = aServer();
const file = new URL('authorisation-matrix.expected.txt', import.meta.url);
const nameOf = ({ contract }: Route) => `${contract.method.toUpperCase()} ${contract.path}`;

const addressOf = ({ contract }: Route) => `${contract.path} ${contract.method}`;

const tried = routes
  .flatMap((route) => {
    const recipe = recipeOf(route);
    return recipe ? [{ ...route, recipe }] : [];
  })
  .toSorted((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));
type Tried = (typeof tried)[number];

let actors: Actors;
let things: Things;
let rows: Awaited<ReturnType<typeof rememberRows>>;

beforeAll(async () => {
  const people = await signInActors(server);
  things = await thingsOf(server, people.a, people.admin);
  actors = await people.lapse();
  rows = await rememberRows(server);
});

/** One cell: asks once, looks at all rows, puts back what the request did. */
async function attempt(route: Tried, name: ActorName, of: Things) {
  const answer = await ask(server.url, route.contract, route.recipe.ask(of), actors[name].headers);
  const touched = await rows.changed();
  await rows.restore(touched);
  return { ...answer, touched };
}

/** Whether the request would be another one if A had other things. */
const namesThings = (recipe: Recipe) =>
  JSON.stringify(recipe.ask(things)) !== JSON.stringify(recipe.ask(missingThings(things)));

const refused = (status: number) => [401, 403, 404].includes(status);

test(`every route has a recipe; where not: ${howToAdd}`, () => {
  expect(routes.filter((route) => !recipeOf(route)).map(nameOf)).toEqual([]);
});

test('every actor gets from every route what authorisation-matrix.expected.txt says', async () => {
  const found = [headLine];
  for (const route of tried) {
    const { recipe } = route;
    const words: string[] = [];
    for (const name of actorNames) {
      const cell = `${nameOf(route)} by ${name}`;
      const answer = await attempt(route, name, things);
      // A session that has run out is ended when it is seen.
      const mayChange = name === 'expired A' ? ['public.sessions'] : [];
      if (answer.status >= 400)
        expect.soft(answer.touched, `rows changed by the refused ${cell}`).toEqual(mayChange);
      expect.soft(answer.status, cell).toBeLessThan(500);
      if (refused(answer.status) && namesThings(recipe)) {
        const missing = await attempt(route, name, missingThings(things));
        expect.soft(missing.touched).toEqual(answer.touched);
        expect.soft(missing.text, `${cell}: what is A's answers as what does not exist`).toBe(answer.text);
      }
      if (name === rightActor[route.policy]) {
        if (recipe.neverSucceeds) expect.soft(answer.status, cell).toBeGreaterThanOrEqual(400);
        else
          expect
            .soft(answer.status, `the recipe is not valid: ${cell} answers ${answer.text}`)
            .toBeLessThan(400);
        const writes = route.contract.method !== 'get' && !recipe.neverSucceeds && !recipe.changesNothing;
        if (writes) expect.soft(answer.touched, `${cell} should change something`).not.toEqual([]);
      }
      words.push(`${answer.status}${answer.touched.length > 0 ? '*' : ''}`);
    }
    found.push(lineOf(nameOf(route), route.policy, words));
  }
  expect(await rows.changedAnywhere(), 'every row is back as it was').toEqual([]);
  const text = await readFile(file, 'utf8');
  const head = text.slice(0, text.indexOf(headLine));
  const table = `${found.join('\n')}\n`;
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
