import { reachOf } from './reach.ts';

/**
 * Every screen, by every reader, in every language it is written in; `npm test` looks at eight. Many minutes; `-t '^visitor'`
 * or `-t '^applicant in Portuguese'` takes a part of it. The last result stands in docs/results/reach.md.
 */
reachOf(() => true, { whole: true });
