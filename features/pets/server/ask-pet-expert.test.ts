import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askPetService } from '#platform/server/pet-service.ts';
import { findFreePort } from '#tests/support/running-app.ts';
import { aServer } from '#tests/support/server.ts';
import { petTexts } from '../texts.ts';

/** The other service: `answer` is what it does with the next question. */
let answer: RequestListener = (_request, response) => response.end();
const asked: { url?: string; headers: NodeJS.Dict<string | string[]>; body: unknown }[] = [];
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    asked.push({
      url: request.url,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
    });
    answer(request, response);
  });
});
const petPort = await findFreePort();
const url = `http://127.0.0.1:${petPort}`;
const server = aServer({ env: { PET_AI_URL: `${url}/pets` } });

beforeAll(async () => {
  service.listen(petPort, '127.0.0.1');
  await once(service, 'listening');
  expect((service.address() as AddressInfo).port).toBe(petPort);
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked.length = 0;
});

const says = (text: unknown): RequestListener => {
  return (_request, response) => response.end(JSON.stringify({ data: [text, 'more'] }));
};

async function ask(body: unknown, headers?: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/api/pets/ask`, {
    method: 'POST',
    headers: {
      ...(headers ?? (await server.signedIn(await server.aPerson()))),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const demonstration = {
  status: 200,
  body: { answer: petTexts.demonstrationAnswer, demonstration: true },
};

describe('with a pet service', () => {
  test('the question goes there as it wants it, with nothing of the person, and its answer stays text', async () => {
    answer = says('<b>Twice</b> a day.\n<script>alert(1)</script>');
    expect(await ask({ question: '  How often do I feed a cat?  ' })).toEqual({
      status: 200,
      body: { answer: '<b>Twice</b> a day.\n<script>alert(1)</script>', demonstration: false },
    });
    const [question] = asked;
    expect(asked.length).toBe(1);
    expect(question?.url).toBe('/pets/call/chat');
    expect(question?.body).toEqual({
      data: [{ text: 'How often do I feed a cat?', files: [] }, [], null, null, null],
    });
    expect(question?.headers).not.toHaveProperty('cookie');
    expect(question?.headers).not.toHaveProperty('authorization');
  });

  test.each<[string, RequestListener]>([
    ['an error', (_request, response) => response.writeHead(500).end('{"data":["no"]}')],
    ['a way elsewhere', (_request, response) => response.writeHead(302, { Location: url }).end()],
    ['no JSON', (_request, response) => response.end('<html>')],
    ['no text', says({ html: '<b>' })],
    ['an empty text', says('  ')],
    ['more than a chat says', says('x'.repeat(70_000))],
  ])('%s becomes the demonstration answer', async (_name, listener) => {
    answer = listener;
    expect(await ask({ question: 'May she eat cheese?' })).toEqual(demonstration);
    expect(asked.length).toBe(1);
  });

  test('a long text is cut', async () => {
    answer = says('y'.repeat(9_000));
    expect(await ask({ question: 'Tell me all.' })).toEqual({
      status: 200,
      body: { answer: 'y'.repeat(4_000), demonstration: false },
    });
  });

  test('a service that breaks off, or does not answer in time, is unreachable', async () => {
    answer = (_request, response) => response.destroy();
    const broken = await ask({ question: 'Hello?' });
    expect(broken.status).toBe(503);
    expect(broken.body).toMatchObject({
      error: { code: 'unavailable', message: petTexts.unreachable.detail },
    });
    answer = () => {};
    expect(await askPetService(`${url}/pets`, 'Hello?', 50)).toMatchObject({ kind: 'unreachable' });
  });

  test('nobody asks without a session, nothing, or too much', async () => {
    answer = says('Yes.');
    expect((await ask({ question: 'May I?' }, {})).status).toBe(401);
    for (const body of [{}, { question: ' ' }, { question: 'x'.repeat(1_001) }, { question: 'a', url }])
      expect((await ask(body)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test('somebody who asks again and again is told to wait', async () => {
    answer = says('Yes.');
    const person = await server.signedIn(await server.aPerson());
    const answers: number[] = [];
    for (let time = 0; time < 31; time += 1)
      answers.push((await ask({ question: 'And now?' }, person)).status);
    expect(answers.at(-1)).toBe(429);
    expect(answers.filter((status) => status === 200).length).toBe(30);
  });
});
