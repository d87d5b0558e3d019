import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { experimentWithVisitors } from './experiment-visitors.ts';
import type { Visit } from './visit-an-experiment.ts';

/** RESULT=docs/results/experiment-visitors.md notes what came of it. */
const journey = aJourney();

test('two hundred visitors, each in a browser of their own', async () => {
  const visits = await experimentWithVisitors(journey, 200);
  expect(visits).toHaveLength(200);
  if (process.env.RESULT) writeFileSync(process.env.RESULT, report(visits));
});

function report(visits: readonly Visit[]): string {
  const row = (name: string, place: number) => {
    const its = visits.filter(({ variant }) => variant === place);
    const [pressed, signedUp] = [its.filter((one) => one.pressed), its.filter((one) => one.signedUp)];
    return `| ${name} | ${its.length} | ${pressed.length} | ${signedUp.length} |`;
  };
  return `# Two hundred visitors of an experiment

Printed by \`RESULT=docs/results/experiment-visitors.md npx vitest run --project night tests/journeys/experiment-visitors.night.test.ts\`
(${new Date().toISOString().slice(0, 10)}, Chromium, one browser context for each visitor, half of them as a phone). The page was written from a
template, published, duplicated and tested through the screens (\`tests/journeys/visit-an-experiment.ts\`).

| Variant | Visitors | Pressed the button | Signed up |
|---|---|---|---|
${row('Control', 0)}
${row('Variant A', 1)}

For every visitor: the variant stood in the bytes of the first answer; no layout shift; the same variant after two more
loads, one of them at the other page's address, and, for who signed up, once signed in. The figures above are what the
visitors did; the rows counted one by one, the dashboard and the results page said the same. Finished with Variant A,
whose words then stood at the control's address for a newcomer.
`;
}
