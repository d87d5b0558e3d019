// `node bench/run.mjs [--write]`: plain JavaScript, because an older Node has to be able to read it.
import { onPinnedNode } from '#tools/pinned-node.mjs';

if (onPinnedNode()) await import('./run.ts');
