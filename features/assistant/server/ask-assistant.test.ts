import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answered, assistantClient } from '#tests/support/assistant-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { perDay } from '../rules/limits.ts';
import { assistantLibraryTexts } from '../texts/assistant-library.ts';

const server = aServer();

async function aClient() {
  const person = await server.aPerson();
  const headers = { ...(await server.signedIn(person)) };
  return { ...assistantClient(server.url, headers), person, headers };
}

const secret = 'My lucky number is 48151623';

test('a question and its answer are kept for whoever asked, once per key', async () => {
  const maria = await aClient();
  const client_key = randomUUID();
  const first = await answered(await maria.ask(secret, { client_key }));
  const again = await answered(await maria.ask(secret, { client_key }));
  expect(again.kept).toEqual(first.kept);

  const conversation_id = first.kept?.conversation_id ?? '';
  await maria.ask('And for two?', { conversation_id });
  const { conversations } = await (await maria.list()).json();
  expect(conversations).toMatchObject([{ id: conversation_id, title: secret }]);
  const { messages } = await (await maria.read(conversation_id)).json();
  expect(messages.map((message: { type: string; content: string }) => message.type)).toEqual([
    'user',
    'ai',
    'user',
    'ai',
  ]);
  expect(messages[2].content).toBe('And for two?');
});

test('what the specification names goes in and comes out', async () => {
  const answer = await (await assistantClient(server.url).ask('What is a NIF?')).json();
  expect(answer.success).toBe(true);
  expect(answer.data).toMatchObject({
    response: expect.any(String),
    confidence: expect.any(Number),
    sources: expect.any(Array),
  });
  const withFile = await assistantClient(server.url).ask('What is a NIF?', { documentUri: 'gs://x' });
  expect(withFile.status).toBe(400);
});

test('a stranger and staff get nothing of it: neither the conversation nor a place in it', async () => {
  const maria = await aClient();
  const { kept } = await answered(await maria.ask(secret));
  const id = kept?.conversation_id ?? '';
  const admin = await server.aPerson({ role: 'admin' });
  const strangers = [await aClient(), assistantClient(server.url, { ...(await server.signedIn(admin)) })];
  for (const stranger of strangers) {
    const missing = await stranger.read(randomUUID());
    const foreign = await stranger.read(id);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect((await stranger.ask('What did she ask?', { conversation_id: id })).status).toBe(404);
    expect((await stranger.remove(id)).status).toBe(404);
    expect(await (await stranger.list()).json()).toEqual({ conversations: [] });
  }
  const nobody = assistantClient(server.url);
  expect((await nobody.read(id)).status).toBe(401);
  expect((await nobody.ask('What did she ask?', { conversation_id: id })).status).toBe(404);
  const { messages } = await (await maria.read(id)).json();
  expect(messages).toHaveLength(2);
});

test('deleting takes one conversation or all of them, and nobody else’s', async () => {
  const maria = await aClient();
  const paul = await aClient();
  await paul.ask('What is a NIF?');
  const ids: string[] = [];
  for (const question of ['One?', 'Two?', 'Three?']) {
    ids.push((await answered(await maria.ask(question))).kept?.conversation_id ?? '');
  }
  expect((await maria.remove(ids[0] ?? '')).status).toBe(204);
  expect((await maria.read(ids[0] ?? '')).status).toBe(404);
  expect(await (await maria.removeAll()).json()).toEqual({ deleted: 2 });
  expect(await (await maria.removeAll()).json()).toEqual({ deleted: 0 });
  const left = await server.root
    .selectFrom('assistant_messages')
    .select('id')
    .where('user_id', '=', maria.person.id)
    .execute();
  expect(left).toEqual([]);
  expect((await (await paul.list()).json()).conversations).toHaveLength(1);
});

test('a visitor asks five questions a day, and nothing of them is kept', async () => {
  const first = await assistantClient(server.url).ask('What is a NIF?');
  const cookie = assistantClient(server.url).cookieOf(first);
  expect(cookie).toMatch(/rumo-asker/);
  const visitor = assistantClient(server.url, { cookie });
  for (const _ of [2, 3, 4, 5]) expect((await answered(await visitor.ask('And now?'))).kept).toBe(null);
  const sixth = await visitor.ask('And now?');
  expect(sixth.status).toBe(429);
  expect((await sixth.json()).error.message).toContain('Sign in');

  // Whoever forgets the cookie is still one address.
  const statuses: number[] = [];
  for (let question = 0; question < 40; question += 1) {
    statuses.push((await assistantClient(server.url).ask('And now?')).status);
  }
  expect(statuses.at(-1)).toBe(429);
  const { used } = await server.root
    .selectFrom('assistant_usage')
    .select('used')
    .where('scope', '=', 'address')
    .where('kind', '=', 'question')
    .executeTakeFirstOrThrow();
  expect(used).toBe(perDay.question.address?.used);

  server.passTime(24 * 60 * 60 * 1000);
  expect((await visitor.ask('And tomorrow?')).status).toBe(200);
});

test('of twenty questions at once none goes beyond the day’s share', async () => {
  const maria = await aClient();
  const most = perDay.question.person?.used ?? 0;
  await maria.ask('What is a NIF?');
  await server.root
    .updateTable('assistant_usage')
    .set({ used: most - 7 })
    .where('user_id', '=', maria.person.id)
    .execute();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => (await maria.ask(`Question ${at}?`)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect(statuses.filter((status) => status === 429)).toHaveLength(13);
  const { used } = await server.root
    .selectFrom('assistant_usage')
    .select('used')
    .where('user_id', '=', maria.person.id)
    .executeTakeFirstOrThrow();
  expect(used).toBe(most);
});

test('twenty presses of one question are one question', async () => {
  const maria = await aClient();
  const client_key = randomUUID();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await maria.ask('Once?', { client_key })).status),
  );
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const { conversations } = await (await maria.list()).json();
  expect(conversations).toHaveLength(1);
  const { messages } = await (await maria.read(conversations[0].id)).json();
  expect(messages).toHaveLength(2);
});

test('a file is read for whoever sent it, lies encrypted, and is gone after an hour or when it is removed', async () => {
  const maria = await aClient();
  const file = await (await maria.attach(aPdf(2))).json();
  expect(file).toMatchObject({ page_count: 2, unread: [], cut: false });
  const attachment_id = file.attachment_id;
  const sealed = await server.root.selectFrom('assistant_attachments').selectAll().execute();
  expect(JSON.stringify(sealed.map((row) => row.sealed.toString('latin1')))).not.toContain('Page');

  const answer = await maria.ask('What is in it?', { attachment_id, attachment_name: 'Pension.pdf' });
  const { kept } = await answered(answer);
  const { messages } = await (await maria.read(kept?.conversation_id ?? '')).json();
  expect(messages[0].file).toMatchObject({ name: 'Pension.pdf', page_count: 2 });

  const paul = await aClient();
  for (const stranger of [paul, assistantClient(server.url)]) {
    const foreign = await stranger.ask('What is in it?', { attachment_id });
    const missing = await stranger.ask('What is in it?', { attachment_id: randomUUID() });
    const words = async (response: Response) => (await response.json()).error.message;
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await words(foreign)).toBe(await words(missing));
    expect((await stranger.removeFile(attachment_id)).status).toBe(404);
  }
  expect((await maria.ask('Still there?', { attachment_id })).status).toBe(200);
  server.passTime(61 * 60 * 1000);
  const later = assistantClient(server.url, { ...(await server.signedIn(maria.person)) });
  expect((await later.ask('Still there?', { attachment_id })).status).toBe(404);

  const second = await (await later.attach(aPdf(1))).json();
  expect((await later.removeFile(second.attachment_id)).status).toBe(204);
  expect((await later.ask('Still there?', { attachment_id: second.attachment_id })).status).toBe(404);
});

test('a file of a visitor is for their browser alone', async () => {
  const first = await assistantClient(server.url).attach(aPdf(1));
  const visitor = assistantClient(server.url, { cookie: assistantClient(server.url).cookieOf(first) });
  const { attachment_id } = await first.json();
  expect((await visitor.ask('What is in it?', { attachment_id })).status).toBe(200);
  const neighbor = assistantClient(server.url, { cookie: `rumo-asker-1=${randomUUID()}` });
  expect((await neighbor.ask('What is in it?', { attachment_id })).status).toBe(404);
});

test('what is no PDF, and what is too large, is refused in the words of the page', async () => {
  const maria = await aClient();
  const words = async (response: Response) => [response.status, (await response.json()).error.message];
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  expect(await words(await maria.attach(picture))).toEqual([415, 'Please upload a PDF file']);
  expect(await words(await maria.attach(aPdf(1), 'image/png'))).toEqual([415, 'Please upload a PDF file']);
  expect(await words(await maria.attach(Buffer.alloc(10 * 1024 * 1024 + 1)))).toEqual([
    413,
    'Please upload a file smaller than 10MB',
  ]);
});

test('no word of a question stands in the log or in the audit', async () => {
  const maria = await aClient();
  const { kept } = await answered(await maria.ask(secret));
  await maria.remove(kept?.conversation_id ?? '');
  expect(server.lines.join('\n')).not.toContain('48151623');
  const entries = await server.root
    .selectFrom('audit_log')
    .selectAll()
    .where('owner_id', '=', maria.person.id)
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['assistant.asked', 'assistant.conversation_deleted']);
  expect(JSON.stringify(entries)).not.toContain('48151623');
});

test('deleting the account erases all of it', async () => {
  const maria = await aClient();
  await maria.attach(aPdf(1));
  await maria.ask(secret);
  await server.root.deleteFrom('accounts').where('id', '=', maria.person.id).execute();
  for (const table of [
    'assistant_conversations',
    'assistant_messages',
    'assistant_attachments',
    'assistant_usage',
  ] as const) {
    const rows = await server.root
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', maria.person.id)
      .execute();
    expect(rows, table).toEqual([]);
  }
});

test('a file that comes when many wait is asked to come back in a minute, and that is no failure of ours', async () => {
  const maria = await aClient();
  const others = Array.from({ length: 5 }, () => server.platform.fileReader.readPdf(aPdf(1)));
  const before = server.lines.length;
  const answer = await maria.attach(aPdf(1));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await answer.json()).error.message).toBe(assistantLibraryTexts.faults.busy);
  expect(server.lines.slice(before).map((line) => JSON.parse(line).level)).toEqual([30]);
  await Promise.all(others);
});
