// `npm run build`: what the first start would do, to be done before (an image, a read-only folder).
import { onPinnedNode } from './pinned-node.mjs';

if (onPinnedNode()) {
  const { buildWhenStale } = await import('./build-when-stale.ts');
  buildWhenStale();
}
