// `npm test`: plain JavaScript, because an older Node has to be able to read it.
import { onPinnedNode } from './pinned-node.mjs';

if (onPinnedNode()) {
  const { runTests } = await import('./run-tests.ts');
  process.exitCode = runTests({ night: process.argv.includes('--night') });
}
