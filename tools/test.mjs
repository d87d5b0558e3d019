// `npm test`, with words only the files that have one in their path: plain JavaScript, because an older Node has to be able to read it.
import { onPinnedNode } from './pinned-node.mjs';

if (onPinnedNode()) {
  const { runTests } = await import('./run-tests.ts');
  process.exitCode = runTests(process.argv.slice(2));
}
