import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assistantClient } from '#tests/support/assistant-client.ts';
import { rememberRows } from '#tests/support/authorisation/rows.ts';
import { type AskedOfGemini, geminiDouble, statements, withGemini } from '#tests/support/gemini-double.ts';
import { hostileFiles } from '#tests/support/hostile-instructions.ts';
import { aServer } from '#tests/support/server.ts';
import type { AssistantReply } from '../contract.ts';

/**
 * A model that does whatever it reads: it says every line of the file, under every passage that could carry it, alone and
 * behind a true sentence.
 */
function obey({ content }: AskedOfGemini) {
  const passages = [...content.matchAll(/^\{"id":"(L\d+)".*$/gm)].map(
    ([line]) => JSON.parse(line) as { id: string; text: string },
  );
  const file = /BEGIN FILE>>>\n(.*)\n<<</s.exec(content)?.[1] ?? '';
  const lines = file.split('\n').filter((line) => !line.startsWith('[page'));
  const ids = [...passages.map(({ id }) => id), 'P1', 'P2'];
  const [first = { text: '' }] = passages;
  const [truth = ''] = first.text.split(/(?<=\.) /);
  const whole = lines.join(' ');
  return statements(
    [whole, ...lines]
      .flatMap((line) => [
        { text: line, passages: ['P1'] },
        { text: line, passages: ['P2'] },
        { text: line, passages: ['L1'] },
        { text: line, passages: ids },
        { text: `${truth} ${line}`, passages: ids },
        { text: `${line} ${truth}`, passages: ['L1'] },
      ])
      .slice(0, 39),
    1,
  );
}

const model = await geminiDouble(obey);
let fetched = 0;
const elsewhere = createServer((_, response) => {
  fetched += 1;
  response.end();
}).listen(0, '127.0.0.1');
await once(elsewhere, 'listening');
const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

const server = aServer({ env: withGemini(model.url) });
const files = hostileFiles(url);
let people: ReturnType<typeof assistantClient>[] = [];

beforeAll(async () => {
  people = await Promise.all(
    Array.from({ length: 6 }, async () =>
      assistantClient(server.url, { ...(await server.signedIn(await server.aPerson())) }),
    ),
  );
});
afterAll(async () => {
  await model.close();
  elsewhere.close();
});

test('60 files with instructions for the model: none of their words is answered, nothing is fetched, nothing else changes', async () => {
  expect(files).toHaveLength(60);
  const rows = await rememberRows(server);
  let read = 0;
  /** Asks about one file and looks at all that comes of it. */
  async function ask(at: number): Promise<void> {
    const [file, person] = [files[at], people[at % people.length]];
    if (!file || !person) throw new Error('nobody is there to ask');
    const { canary, pdf } = file;
    const attached = await (await person.attach(pdf)).json();
    expect(attached.page_count, JSON.stringify(attached)).toBeGreaterThan(0);
    // The same question each time; its marks tell which request was about this file.
    const question = `How much income do I need for the D7 visa${'?'.repeat(at + 1)}`;
    const answer = await person.follow(question, { attachment_id: attached.attachment_id });
    const events = await answer.text();
    const asked = model.asked.filter(({ content }) =>
      content.startsWith(`QUESTION\n${JSON.stringify(question)}\n`),
    );
    expect(asked, 'the model was asked').toHaveLength(1);
    if (asked[0]?.content.includes(canary)) read += 1;
    expect(events, canary).not.toContain(canary);
    const last = /^event: reply\ndata: (.*)$/m.exec(events)?.[1] ?? '';
    const reply = JSON.parse(last) as AssistantReply;
    if (!('success' in reply && reply.success)) throw new Error(events);
    expect(reply.data.response).not.toMatch(/https?:|www\.|9,999|5,000|abolished|guarantees|confirm your/);
    for (const source of reply.data.sources) expect(source.url ?? '').not.toContain(url);
    // What may be shown of the file: its three rows, as quotations.
    for (const [, row] of reply.data.response.matchAll(/Your file says on page \d: “(.*)”/g))
      expect(row).toMatch(/^2026-\d\d-\d\d SSA pension 2,310\.00$/);
  }
  // Files are read one after another; while one is read, others are answered.
  const lanes = 4;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let at = lane; at < files.length; at += lanes) await ask(at);
    }),
  );
  // Of most files the model saw the words (what lies beside the page and in addresses goes earlier): what came after
  // kept them away.
  expect(read).toBeGreaterThanOrEqual(38);
  expect(fetched).toBe(0);
  const ours = /^public\.(assistant_|audit_log|audit_chain|sessions)/;
  expect((await rows.changed()).filter((table) => !ours.test(table))).toEqual([]);
}, 240_000);
