import { expect, test } from 'vitest';
import { addressesToCome } from '#tests/specification/not-built-yet.ts';
import { walkTheOffice } from './walk-the-office.ts';

const journey = walkTheOffice({ width: 1280, height: 900 });

test.each(addressesToCome)('%s is still to come, as the list of what is not built says', async (path) => {
  expect((await fetch(journey.url + path)).status).toBe(404);
});
