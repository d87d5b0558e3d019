import type { Config } from '@react-router/dev/config';

/**
 * The tree of pages is `app/routes.ts`, each page lies in its room; `app/server` imports the built handlers from `build/`. They are built once for
 * each language (decision 0055): the Portuguese ones stand under `/pt`, which every link of the router then carries.
 */
export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ...(process.env.BUILD_LANGUAGE === 'pt' && { basename: '/pt' }),
  ssr: true,
} satisfies Config;
