// `npm start` and `npm run demo`: plain JavaScript, because an older Node has to be able to read it.
import module from 'node:module';
import { join } from 'node:path';
import { onPinnedNode, top } from './pinned-node.mjs';

if (onPinnedNode()) {
  // Most of a start is reading two thousand files. Kept here and not in the system's temporary folder, where another user
  // could lay code for us to run. Where it cannot be written, Node goes on without.
  module.enableCompileCache(join(top, 'node_modules/.cache/compiled'));
  if (process.argv.includes('--demo')) process.env.DEMO = 'yes';
  process.env.NODE_ENV ??= 'production';
  const { buildWhenStale } = await import('./build-when-stale.ts');
  buildWhenStale();
  await import('#app/server/main.ts');
}
