import type { Config } from '@react-router/dev/config';

/** The screens live in `web/`; the server in `server/` imports the built handler from `build/`. */
export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
} satisfies Config;
