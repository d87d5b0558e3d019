import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Application } from '#features/applications/contract/applications.ts';
import { countedFacts } from '#features/facts/durations.ts';
import { setAccessTokenSource } from '#platform/browser/access-token.ts';
import { type Notice, receiveNotices } from '#ui/notify.ts';
import type { Guide } from '../contract.ts';
import { guideSteps, stepsCompleted } from '../rules/guide.ts';
import { factsOf, guideQuery, tickedGuide } from './queries.ts';
import { sendTick } from './send-tick.ts';

const applicationId = '0b9d6a0e-6a53-4a58-9a39-0e6a1f2f8d11';
const application = { id: applicationId } as Application;
const now = new Date('2027-01-11T10:42:00Z');

function aGuide(): Guide {
  const steps = guideSteps({ completed: {}, documentTypes: [], nifDocument: false, status: 'started' });
  return {
    application_id: applicationId,
    status: 'started',
    completed: {},
    document_types: [],
    nif_document: false,
    returned: [],
    set_aside: [],
    bring: [],
    steps,
    steps_completed: stepsCompleted(steps),
    durations: countedFacts,
  };
}

/** A server that keeps the guide, and answers each tick when it is told to. */
function aServer(client: QueryClient) {
  let kept = aGuide();
  const asked: { id: string; completed: boolean; answer: (response: Response) => void }[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const { completed } = JSON.parse(body) as { completed: boolean };
    const id = address.split('/').at(-1) ?? '';
    return new Promise<Response>((answer) => asked.push({ id, completed, answer }));
  });
  client.setQueryData(guideQuery(applicationId).queryKey, kept);
  return {
    asked: () => asked.map(({ id, completed }) => `${completed ? 'tick' : 'take back'} ${id}`),
    async take() {
      const { id, completed, answer } = asked.at(-1) as (typeof asked)[number];
      kept = tickedGuide(kept, id as keyof Guide['completed'], completed, now);
      answer(Response.json({ guide: kept, application }));
    },
    async refuse(message: string) {
      asked
        .at(-1)
        ?.answer(Response.json({ error: { code: 'conflict', message, request_id: 'r' } }, { status: 409 }));
    },
  };
}

let client: QueryClient;
let server: ReturnType<typeof aServer>;
let notices: Notice[];
let stopNotices: () => void;
beforeEach(() => {
  // A file before this one in the same worker may have brought the session, which would look for one first.
  setAccessTokenSource({
    read: async () => undefined,
    refused: async () => false,
    signInWanted: async () => false,
  });
  client = new QueryClient();
  server = aServer(client);
  notices = [];
  stopNotices = receiveNotices((notice) => notices.push(notice));
});
afterEach(() => {
  stopNotices();
  client.clear();
  vi.unstubAllGlobals();
});

const shown = () => client.getQueryData(guideQuery(applicationId).queryKey) as Guide;
const ticked = () => Object.keys(shown().completed);
const send = (id: keyof Guide['completed'], completed = true) =>
  sendTick(client, { applicationId, id, completed });

test('quick ticks are shown at once, sent one after another, and none vanishes when an older answer arrives', async () => {
  const first = send('nif-portal');
  const second = send('nif-request');
  await vi.waitFor(() => expect(ticked()).toEqual(['nif-portal', 'nif-request']), 30_000);
  expect(server.asked()).toEqual(['tick nif-portal']);
  await server.take();
  expect(await first).toBe(true);
  expect(ticked()).toEqual(['nif-portal', 'nif-request']);
  await vi.waitFor(() => expect(server.asked()).toEqual(['tick nif-portal', 'tick nif-request']), 30_000);
  await server.take();
  expect(await second).toBe(true);
  expect(ticked()).toEqual(['nif-portal', 'nif-request']);
  expect(notices).toEqual([]);
});

test('a refused tick is taken back, with the reason', async () => {
  const sent = send('documents');
  await vi.waitFor(() => expect(ticked()).toEqual(['documents']), 30_000);
  await server.refuse('Some parts of this step are still open. Finish them first.');
  expect(await sent).toBe(false);
  expect(ticked()).toEqual([]);
  expect(notices).toMatchObject([
    {
      kind: 'error',
      title: 'Not saved',
      description: 'Some parts of this step are still open. Finish them first.',
    },
  ]);
});

test('the last action of the NIF checklist completes its step; Undo in the toast sends that back', async () => {
  for (const id of ['nif-portal', 'nif-request', 'nif-papers', 'nif-received'] as const) {
    const sent = send(id);
    await vi.waitFor(() => expect(server.asked().at(-1)).toBe(`tick ${id}`), 30_000);
    await server.take();
    await sent;
  }
  expect(notices).toMatchObject([
    {
      title: 'Step Completed!',
      description: 'Get your NIF number has been completed.',
      action: { label: 'Undo' },
    },
  ]);
  expect(guideSteps(factsOf(shown()))[1]?.state).toBe('not_started');
  notices[0]?.action?.run();
  await vi.waitFor(() => expect(server.asked().at(-1)).toBe('take back nif-received'), 30_000);
  expect(shown().steps[0]?.state).toBe('in_progress');
  expect(shown().steps[1]?.state).toBe('locked');
});
