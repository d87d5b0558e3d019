import { expect, test } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { experimentWithVisitors } from './experiment-visitors.ts';

/** At night two hundred come (experiment-visitors.night.test.ts). */
const journey = aJourney();

test('a page is written, duplicated and tested on visitors; every figure is what they did, and the winner stays', async () => {
  const visits = await experimentWithVisitors(journey, 12);
  expect(visits.filter(({ signedUp }) => signedUp).length).toBeGreaterThan(0);
});
