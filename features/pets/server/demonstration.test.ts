import { expect, test } from 'vitest';
import { aServer } from '#tests/support/server.ts';
import { petTexts } from '../texts.ts';

const server = aServer();

test('without a pet service everybody gets the demonstration answer', async () => {
  const response = await fetch(`${server.url}/api/pets/ask`, {
    method: 'POST',
    headers: {
      ...(await server.signedIn(await server.aPerson())),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ question: 'How old can a parrot get?' }),
  });
  expect(await response.json()).toEqual({ answer: petTexts.demonstrationAnswer, demonstration: true });
});
