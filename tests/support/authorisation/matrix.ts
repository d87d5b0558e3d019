import { expect } from 'vitest';
import { routes } from '#app/server/routes.ts';
import type { Route } from '#platform/server/http/route.ts';
import type { TestServer } from '#tests/support/server.ts';
import { type ActorName, type Actors, actorNames, rightActor, signInActors } from './actors.ts';
import { ask } from './ask.ts';
import { headLine, lineOf } from './lines.ts';
import type { Recipe } from './recipe.ts';
import { recipeOf } from './recipe-of.ts';
import { rememberRows } from './rows.ts';
import { missingThings, type Things, thingsOf } from './things.ts';

export const nameOf = ({ contract }: Route) => `${contract.method.toUpperCase()} ${contract.path}`;

const addressOf = ({ contract }: Route) => `${contract.path} ${contract.method}`;

/** Every route that has a recipe, in the order of the expectation file. */
export const tried = routes
  .flatMap((route) => {
    const recipe = recipeOf(route);
    return recipe ? [{ ...route, recipe }] : [];
  })
  .toSorted((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));
type Tried = (typeof tried)[number];

const refused = (status: number) => [401, 403, 404].includes(status);

/** Who asks, about what, and the rows as they were before. */
export interface Matrix {
  actors: Actors;
  things: Things;
  rows: Awaited<ReturnType<typeof rememberRows>>;
}

export async function aMatrix(server: TestServer): Promise<Matrix> {
  const people = await signInActors(server);
  const things = await thingsOf(server, people.a, people.admin);
  const actors = await people.lapse();
  return { actors, things, rows: await rememberRows(server) };
}

/**
 * Asks every route as every actor at `url`, which is the server's own or a proxy's before it, and returns the table of what
 * they got. What must hold in every cell is expected on the way.
 */
export async function walkMatrix({ actors, things, rows }: Matrix, url: string): Promise<string> {
  /** One cell: asks once, looks at all rows, puts back what the request did. */
  async function attempt(route: Tried, name: ActorName, of: Things) {
    const answer = await ask(url, route.contract, route.recipe.ask(of), actors[name].headers);
    const touched = await rows.changed();
    await rows.restore(touched);
    return { ...answer, touched };
  }
  /** Whether the request would be another one if A had other things. */
  const namesThings = (recipe: Recipe) =>
    JSON.stringify(recipe.ask(things)) !== JSON.stringify(recipe.ask(missingThings(things)));

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
        expect
          .soft(mayChange, `rows changed by the refused ${cell}`)
          .toEqual(expect.arrayContaining(answer.touched));
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
  return `${found.join('\n')}\n`;
}
