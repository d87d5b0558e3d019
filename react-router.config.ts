import type { Config } from '@react-router/dev/config';

/**
 * The screens live in `web/`; the server in `server/` imports the built handlers from `build/`. They are built once for
 * each language (decision 0055): the Portuguese ones stand under `/pt`, which every link of the router then carries.
 */
export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ...(process.env.BUILD_LANGUAGE === 'pt' && { basename: '/pt' }),
  ssr: true,
} satisfies Config;
