import { reachOf } from './reach.ts';

/**
 * Every screen, by every reader; `npm test` looks at six. Seven minutes; `-t visitor`, `-t beginner`, `-t applicant` or
 * `-t admin` takes a part of it. The last result stands in docs/results/reach.md.
 */
reachOf(() => true, { axe: true });
