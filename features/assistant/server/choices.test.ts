import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answered, assistantClient } from '#tests/support/assistant-client.ts';
import { aServer } from '#tests/support/server.ts';
import { perDay } from '../rules/limits.ts';
import { choiceQuestions as portugueseQuestions } from '../texts/choice-questions.pt.ts';
import { choiceQuestions } from '../texts/choice-questions.ts';
import { libraryPassages } from './library-passages.ts';

const server = aServer();

/** The library holds something on each, and cannot know which of it is meant. */
const unsure = 'Does my appointment depend on the visa or on the card?';
const unsureInPortuguese = 'A marcação depende do visto ou do cartão?';

async function aClient() {
  const person = await server.aPerson();
  return { ...assistantClient(server.url, { ...(await server.signedIn(person)) }), userId: person.id };
}

async function offeredTo(client: ReturnType<typeof assistantClient>) {
  const response = await client.ask(unsure);
  const cookie = client.cookieOf(response);
  const { data, kept } = await answered(response);
  const [first, second] = data.choices ?? [];
  if (!first || !second) throw new Error('nothing was offered');
  return { data, first, second, cookie, conversation_id: kept?.conversation_id };
}

test('where it is not sure it states nothing, and offers up to three questions and whom to ask', async () => {
  const { data } = await offeredTo(assistantClient(server.url));
  expect(data).toMatchObject({ refused: false, confidence: 0, sources: [] });
  expect(data.choices?.length).toBeLessThanOrEqual(3);
  expect(data.response).toMatch(/not sure which of these you mean[\s\S]*write to us[\s\S]*ask AIMA/);
  for (const { key, question } of data.choices ?? []) expect(question).toBe(choiceQuestions[key]);

  const portuguese = assistantClient(server.url, { 'accept-language': 'pt' });
  const answer = await answered(await portuguese.ask(unsureInPortuguese));
  expect(answer.data.choices).not.toBe(undefined);
});

test('a choice is answered at once with its sources, and the conversation shows both again', async () => {
  const maria = await aClient();
  const { first, data, conversation_id } = await offeredTo(maria);
  const choice = { choice: first.key, conversation_id };
  const chosen = await answered(await maria.ask(first.question, choice));
  expect(chosen.data).toMatchObject({ refused: false, engine: 'library', chosen: first.key });
  expect(chosen.data.sources).toHaveLength(1);
  expect(chosen.data.confidence).toBeGreaterThan(0);

  // Pressed again, in another tab: the same answer, kept once.
  expect((await answered(await maria.ask(first.question, choice))).kept).toEqual(chosen.kept);
  const { messages } = await (await maria.read(conversation_id ?? '')).json();
  expect(messages).toMatchObject([
    { content: unsure },
    { answer: { choices: data.choices } },
    { content: first.question },
    { answer: { chosen: first.key, sources: chosen.data.sources } },
  ]);
});

test('what was never offered there is no choice: not another passage, not in another conversation, not another’s', async () => {
  const maria = await aClient();
  const { first, second, conversation_id } = await offeredTo(maria);
  const status = async (client: typeof maria, more: object) =>
    (await client.ask(first.question, more)).status;
  expect(await status(maria, { choice: 'minimum-wage', conversation_id })).toBe(404);
  expect(await status(maria, { choice: first.key })).toBe(404);
  const other = (await answered(await maria.ask('What is a NIF?'))).kept?.conversation_id;
  expect(await status(maria, { choice: first.key, conversation_id: other })).toBe(404);
  const paul = await aClient();
  expect(await status(paul, { choice: first.key, conversation_id })).toBe(404);
  const { messages } = await (await maria.read(conversation_id ?? '')).json();
  expect(messages).toHaveLength(2);
  expect(await status(maria, { choice: second.key, conversation_id })).toBe(200);
});

test('a choice is no new question of the day', async () => {
  const { first, cookie } = await offeredTo(assistantClient(server.url));
  const visitor = assistantClient(server.url, { cookie });
  const most = perDay.question.browser?.used ?? 0;
  for (let asked = 1; asked < most; asked += 1) await visitor.ask('And now?');
  expect((await visitor.ask('And now?')).status).toBe(429);
  const { data, kept } = await answered(await visitor.ask(first.question, { choice: first.key }));
  expect([data.refused, data.sources.length, kept]).toEqual([false, 1, null]);

  const maria = await aClient();
  const { conversation_id, ...offered } = await offeredTo(maria);
  const used = () =>
    server.root
      .selectFrom('assistant_usage')
      .select('used')
      .where('user_id', '=', maria.userId)
      .executeTakeFirstOrThrow();
  const before = await used();
  await answered(await maria.ask(offered.first.question, { choice: offered.first.key, conversation_id }));
  expect(await used()).toEqual(before);
});

test('a passage that is gone by the time it is chosen is refused in our own words', async () => {
  const visitor = assistantClient(server.url);
  const { data } = await answered(await visitor.ask('?', { choice: `gone-${randomUUID()}` }));
  expect(data).toMatchObject({ refused: true, sources: [], confidence: 0 });
});

test('every passage has its question in both languages', async () => {
  const passages = await server.platform.database.asActor({ as: 'anon' }, (tx) =>
    libraryPassages(tx, '2026-11-22'),
  );
  for (const { key } of passages) {
    expect(choiceQuestions[key], key).toMatch(/\?$/);
    expect(portugueseQuestions[key], key).toMatch(/\?$/);
  }
  const keys = passages.map(({ key }) => key).sort();
  expect(Object.keys(choiceQuestions).sort()).toEqual(keys);
  expect(Object.keys(portugueseQuestions).sort()).toEqual(keys);
});
