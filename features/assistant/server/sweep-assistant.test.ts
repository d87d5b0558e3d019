import { expect, test } from 'vitest';
import { assistantClient } from '#tests/support/assistant-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { sweepAssistant } from './attachment-store.ts';

const server = aServer();
const day = 24 * 60 * 60 * 1000;
const tables = [
  'assistant_attachments',
  'assistant_usage',
  'assistant_messages',
  'assistant_conversations',
] as const;

async function counts() {
  await sweepAssistant({}, server.platform);
  const found: number[] = [];
  for (const table of tables) {
    found.push((await server.root.selectFrom(table).selectAll().execute()).length);
  }
  return found;
}

test('files go after an hour, counters after a month, conversations after a year', async () => {
  const client = assistantClient(server.url, { ...(await server.signedIn(await server.aPerson())) });
  await client.attach(aPdf(1));
  await client.ask('What is a NIF?');
  expect(await counts()).toEqual([1, 4, 2, 1]);
  server.passTime(61 * 60 * 1000);
  expect(await counts()).toEqual([0, 4, 2, 1]);
  server.passTime(33 * day);
  expect(await counts()).toEqual([0, 0, 2, 1]);
  server.passTime(333 * day);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
