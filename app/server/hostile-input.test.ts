import { beforeAll, expect, test } from 'vitest';
import type { Route } from '#platform/server/http/route.ts';
import { type Actors, rightActor, signInActors } from '#tests/support/authorisation/actors.ts';
import { ask } from '#tests/support/authorisation/ask.ts';
import { type Place, partsOf, type Schema, withValue } from '#tests/support/authorisation/places.ts';
import type { Asked } from '#tests/support/authorisation/recipe.ts';
import { recipeOf } from '#tests/support/authorisation/recipe-of.ts';
import { rememberRows } from '#tests/support/authorisation/rows.ts';
import { type Things, thingsOf } from '#tests/support/authorisation/things.ts';
import { aServer } from '#tests/support/server.ts';
import { routes } from './routes.ts';

const server = aServer();
let actors: Actors;
let things: Things;
let rows: Awaited<ReturnType<typeof rememberRows>>;

beforeAll(async () => {
  const people = await signInActors(server);
  things = await thingsOf(server, people.a, people.admin);
  actors = await people.lapse();
  rows = await rememberRows(server);
});

const id = '11111111-2222-4333-8444-555555555555';
const texts = [
  ...['\ud83d', 'a\0b', '', '%', '-'.repeat(36), id, '0000-01-01', '0000-01-01T00:00:00Z'],
  ...['9999-12-31T23:59:59.999999999999Z', '__proto__', '9'.repeat(18)],
];
const numbers = [-1, 0, 2 ** 31, 2 ** 53 - 1, 1e308, 0.5, '1'];
const wrong = [null, 7, [], {}, 'x'];

/** Every place of a value that a schema names, as deep as the valid request goes, and what is put there. */
function* attempts(schema: Schema, value: unknown, place: Place = []): Generator<[Place, unknown[]]> {
  const forms = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const takes = (type: string) => forms.some((form) => form.type === type && !form.enum);
  const longest = Math.max(0, ...forms.map(({ maxLength }) => maxLength ?? 0));
  if (takes('string'))
    yield [place, longest > 0 ? [...texts, '\ud83d'.repeat(longest), 'ﷺ'.repeat(longest)] : texts];
  if (takes('number') || takes('integer')) yield [place, numbers];
  if (takes('array') && Array.isArray(value)) yield [place, [[...value, ...value]]];
  if (place.length > 0) yield [place, wrong];
  for (const form of forms)
    for (const [name, inner] of Object.entries(form.properties ?? {}))
      yield* attempts(inner, (value as Record<string, unknown> | undefined)?.[name], [...place, name]);
  if (Array.isArray(value) && schema.items) yield* attempts(schema.items, value[0], [...place, 0]);
}

/** The valid request of a route, each time with one thing in it that is not. */
function* requestsOf({ contract, ...route }: Route): Generator<{ what: string; asked: Asked }> {
  const recipe = recipeOf({ contract, ...route });
  if (!recipe) return;
  const valid = recipe.ask(things);
  for (const [part, json] of partsOf(contract)) {
    for (const [place, values] of attempts(json, valid[part]))
      for (const value of values)
        yield {
          what: `${part}.${place.join('.')} = ${JSON.stringify(value).slice(0, 60)}`,
          asked: { ...valid, [part]: withValue(valid[part], place, value) } as Asked,
        };
  }
}

test('nothing that can be sent is a failure of ours, and what is refused changes nothing', async () => {
  let requests = 0;
  const faults: string[] = [];
  const left = routes.map((route) => ({ route, requests: requestsOf(route) }));
  while (left.length > 0) {
    // A minute for each round, and a session for each minute: no limit is in the way.
    server.passTime(61_000);
    for (const name of new Set(Object.values(rightActor)))
      actors[name] = { ...actors[name], headers: await server.signedIn(actors[name]) };
    for (const one of left.slice()) {
      const { value: request } = one.requests.next();
      if (!request) left.splice(left.indexOf(one), 1);
      else faults.push(...(await attempt(one.route, request)));
      if (request) requests += 1;
    }
  }
  expect(faults).toEqual([]);
  process.stdout.write(`hostile input: ${requests} requests\n`);
  expect(requests).toBeGreaterThan(3000);
}, 300_000);

/** What is wrong with the answer, in a sentence. */
async function attempt({ contract, policy }: Route, { what, asked }: { what: string; asked: Asked }) {
  const { status } = await ask(
    server.url,
    contract,
    wellFormedPath(asked),
    actors[rightActor[policy]].headers,
  );
  // The sessions of this minute are new.
  const touched = (await rows.changed()).filter((table) => table !== 'public.sessions');
  await rows.restore(touched);
  const fault =
    status >= 500 || status === 429
      ? `answers ${status}`
      : status >= 400 && touched.length > 0 && `answers ${status}, and changes ${touched}`;
  return fault ? [`${contract.method} ${contract.path} with ${what} ${fault}`] : [];
}

/** Half a letter cannot stand in an address. */
const wellFormedPath = ({ params, ...rest }: Asked): Asked => ({
  ...rest,
  ...(params && {
    params: Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, String(value).toWellFormed()]),
    ),
  }),
});
