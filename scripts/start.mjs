// `npm start` and `npm run demo`: plain JavaScript, because an older Node has to be able to read it.
import { onPinnedNode } from './pinned-node.mjs';

if (onPinnedNode()) {
  if (process.argv.includes('--demo')) process.env.DEMO = 'yes';
  process.env.NODE_ENV ??= 'production';
  const { buildWhenStale } = await import('./build-when-stale.ts');
  buildWhenStale();
  await import('../server/main.ts');
}
