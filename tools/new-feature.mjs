// `node tools/new-feature.mjs <noun>`: plain JavaScript, because an older Node has to be able to read it.
import { onPinnedNode } from './pinned-node.mjs';

if (onPinnedNode()) {
  const { layOutFeature } = await import('./lay-out-feature.ts');
  layOutFeature(process.argv[2] ?? '');
}
