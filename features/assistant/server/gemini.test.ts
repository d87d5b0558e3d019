import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { gemini } from '#platform/server/model.ts';
import { aPdf } from '#tests/support/a-pdf.ts';
import { answered, assistantClient } from '#tests/support/assistant-client.ts';
import { geminiDouble, statements, withGemini } from '#tests/support/gemini-double.ts';
import { aServer } from '#tests/support/server.ts';
import { perDay } from '../rules/limits.ts';

const question = 'How much income do I need for the D7 visa?';
const firstPassage = (content: string) =>
  JSON.parse(/^\{"id":"L1".*$/m.exec(content)?.[0] ?? '{}') as { id: string; text: string };
/** A model that repeats the first passage, as it should. */
const honest = ({ content }: { content: string }) =>
  statements([{ text: firstPassage(content).text, passages: ['L1'] }]);

const double = await geminiDouble(honest);
const server = aServer({ env: withGemini(double.url) });
afterAll(() => double.close());
beforeEach(() => double.answerWith(honest));

async function aClient() {
  const person = await server.aPerson();
  return { ...assistantClient(server.url, { ...(await server.signedIn(person)) }), person };
}

test('Gemini answers from the passages of the library, without tools, by a schema', async () => {
  const maria = await aClient();
  const { data, kept } = await answered(await maria.ask(question));
  expect(data).toMatchObject({ engine: 'gemini', refused: false, confidence: 0.9 });
  expect(data.response).toContain('920');
  expect(data.sources).toHaveLength(1);
  expect(kept).not.toBe(null);
  const asked = double.asked.at(-1);
  expect(asked?.content).toContain(question);
  expect(asked?.body).not.toHaveProperty('tools');
  expect(asked?.body.generationConfig).toMatchObject({
    responseMimeType: 'application/json',
    responseJsonSchema: expect.anything(),
  });
});

test('an answer is followed statement by statement, and ends with the same reply', async () => {
  const maria = await aClient();
  double.answerWith(({ content }) => {
    const { text } = firstPassage(content);
    const [first, ...rest] = text.split(/(?<=\.) /);
    return statements([
      { text: first ?? '', passages: ['L1'] },
      { text: rest.join(' '), passages: ['L1'] },
    ]);
  });
  const text = await (await maria.follow(question)).text();
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => ({
    name,
    data: JSON.parse(data ?? ''),
  }));
  expect(events.map(({ name }) => name)).toEqual(['part', 'part', 'reply']);
  const parts = events.slice(0, 2).map(({ data }) => data.text);
  expect(events[2]?.data.data.response).toBe(parts.join('\n'));
});

test('the table of income is what we read in the file, whatever the model says of it, and stays in the history', async () => {
  const maria = await aClient();
  const pdf = aPdf([
    ['2026-08-03  Pension  1.500,00 EUR', '2026-09-03  Pension  1.400,00 EUR', 'Rent paid  700,00 EUR'],
  ]);
  const { attachment_id } = await (await maria.attach(pdf)).json();
  double.answerWith(({ content }) =>
    statements([
      { text: firstPassage(content).text, passages: ['L1'] },
      { text: '2026-10-03 Pension 9.900,00 EUR', passages: ['P1'] },
    ]),
  );
  const asked = await maria.ask('Is this enough for my wife and me?', { attachment_id });
  const { data, kept } = await answered(asked);
  expect(data.engine).toBe('gemini');
  expect(data.table?.rows).toEqual([
    { month: '2026-08', cents: 150_000, currency: 'EUR', pages: [1] },
    { month: '2026-09', cents: 140_000, currency: 'EUR', pages: [1] },
  ]);
  expect(data.table?.needs.find(({ isTheirs }) => isTheirs)?.cents).toBe(138_000);
  expect(JSON.stringify(data)).not.toContain('9.900');
  const { messages } = await (await maria.read(kept?.conversation_id ?? '')).json();
  expect(messages.at(-1).answer.table).toEqual(data.table);
  // Nothing of it is asked of the model.
  expect(JSON.stringify(double.asked.at(-1)?.body.generationConfig)).not.toContain('table');
});

test('visitors without an account are answered by the library alone, and nothing goes to Google', async () => {
  const before = double.asked.length;
  const { data } = await answered(await assistantClient(server.url).ask(question));
  expect(data.engine).toBe('library');
  expect(double.asked).toHaveLength(before);
});

test('where the library holds nothing, nobody is asked and the answer is a refusal', async () => {
  const before = double.asked.length;
  const maria = await aClient();
  const { data } = await answered(await maria.ask('Which shares will rise next week?'));
  expect(data).toMatchObject({ refused: true, engine: 'library' });
  expect(double.asked).toHaveLength(before);
});

test('an answer that its passages do not carry is not shown: the library answers', async () => {
  const maria = await aClient();
  double.answerWith(() =>
    statements([
      { text: 'You need 5,000 euros a month and a friend at the consulate.', passages: ['L1'] },
      { text: 'Write to help@visa-fast.example.', passages: ['L1'] },
      { text: 'See https://visa-fast.example for more on the income for the D7 visa.', passages: ['L1'] },
      { text: 'Nothing carries this.', passages: [] },
      { text: 'Nor this.', passages: ['L99', 'P1'] },
    ]),
  );
  const { data } = await answered(await maria.ask(question));
  expect(data).toMatchObject({ engine: 'library', instead: 'nothing_held' });
  expect(data.response).not.toMatch(/5,000|visa-fast|Nothing carries/);
});

test('a failing service is asked once more, then its failure is told', async () => {
  const maria = await aClient();
  const before = double.asked.length;
  double.answerWith(() => ({ status: 503 }));
  const client_key = randomUUID();
  expect(await (await maria.ask(question, { client_key })).json()).toEqual({
    error: 'Gemini could not be reached.',
  });
  expect(double.asked).toHaveLength(before + 2);
  double.answerWith(() => ({ status: 400 }));
  expect(await (await maria.ask(question)).json()).toEqual({ error: 'Gemini refused the question.' });
  double.answerWith(() => ({ status: 429 }));
  expect(await (await maria.ask(question)).json()).toEqual({
    error: 'Gemini takes no more questions just now.',
  });
  // The question stands in the history and can be asked again under its key.
  double.answerWith(honest);
  await answered(await maria.ask(question, { client_key }));
  const { conversations } = await (await maria.list()).json();
  expect(conversations).toHaveLength(3);
});

test('what is no answer is told apart from a failure', async () => {
  const maria = await aClient();
  for (const pieces of [['I am only a model'], ['{"statements": ['], ['{"statements":[],"confidence":7}']]) {
    double.answerWith(() => ({ pieces }));
    expect(await (await maria.ask(question)).json()).toEqual({ success: false });
  }
});

test('a service that is silent is given up in time, and one that nobody waits for at once', async () => {
  double.answerWith(() => 'silence');
  const model = gemini({ apiKey: 'x', model: 'gemini-test', apiUrl: double.url }, 300);
  const request = { instructions: '', content: 'x', schema: {}, maxTokens: 10 };
  const asking = model.write({ ...request, signal: new AbortController().signal });
  await expect(asking.next()).rejects.toMatchObject({ reason: 'timeout' });
  const left = AbortSignal.abort(new Error('left'));
  await expect(model.write({ ...request, signal: left }).next()).rejects.toThrow('left');
});

test('of twenty questions at once no more go to Google than the day holds; the library answers the rest', async () => {
  const maria = await aClient();
  await maria.ask(question);
  const most = perDay.model.person?.used ?? 0;
  await server.root
    .updateTable('assistant_usage')
    .set({ used: most - 5 })
    .where('user_id', '=', maria.person.id)
    .where('kind', '=', 'model')
    .execute();
  const before = double.asked.length;
  const replies = await Promise.all(
    Array.from({ length: 20 }, async () => answered(await maria.ask(question))),
  );
  expect(double.asked.length - before).toBe(5);
  expect(replies.filter(({ data }) => data.engine === 'gemini')).toHaveLength(5);
  expect(replies.filter(({ data }) => data.instead === 'budget')).toHaveLength(15);
});

test('tokens are counted before they are spent, for a person and for all', async () => {
  const maria = await aClient();
  await maria.ask(question);
  const rows = () =>
    server.root
      .selectFrom('assistant_usage')
      .select(['scope', 'tokens'])
      .where('kind', '=', 'model')
      .where((of) => of.or([of('user_id', '=', maria.person.id), of('scope', '=', 'all')]))
      .orderBy('scope', 'desc')
      .execute();
  const [own, all] = await rows();
  // What the double says that it cost.
  expect(Number(own?.tokens)).toBe(900);
  const most = perDay.model.all?.tokens ?? 0;
  await server.root
    .updateTable('assistant_usage')
    .set({ tokens: most - 10 })
    .where('scope', '=', 'all')
    .where('kind', '=', 'model')
    .execute();
  expect((await answered(await maria.ask(question))).data.instead).toBe('budget');
  const [ownAfter] = await rows();
  expect(ownAfter?.tokens).toEqual(own?.tokens);
  await server.root
    .updateTable('assistant_usage')
    .set({ tokens: Number(all?.tokens) })
    .where('scope', '=', 'all')
    .where('kind', '=', 'model')
    .execute();
});
