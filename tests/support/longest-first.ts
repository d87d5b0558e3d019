import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * What takes 45 s and more (docs/decisions/0074). A name too few or too many costs some seconds and nothing else. Crashes stand
 * first: they wait for most of their time, for leases that run out, and leave the processor to the others.
 */
const long = [
  'tests/faults/billing-crash',
  'tests/faults/upload-crash',
  'tests/faults/',
  'tests/journeys/three-months',
  'tests/journeys/two-commands',
  'tests/journeys/portuguese-walk',
  'tests/journeys/apostille',
  'tests/journeys/documents-upload',
  'tests/journeys/support',
  'tests/journeys/accessibility',
  'tests/journeys/documents-pictures',
  'tests/journeys/office-four-hundred',
  'tests/journeys/reach',
  'tests/journeys/public-pages',
  'tests/journeys/main-job',
  'tests/journeys/specified-texts-office',
];

/**
 * Begins with the longest. vitest starts with what took longest the last time, or else with the largest file; several of the
 * longest are the smallest, because what they do is written elsewhere: on a new checkout the last ones ran alone at the end.
 */
export class LongestFirst extends BaseSequencer {
  /** @returns the files in the order in which they are given out. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const begin = long.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.includes(`/${name}`)));
    return [...new Set([...begin, ...sorted])];
  }
}
