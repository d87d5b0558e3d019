/**
 * A feature may import only features that stand before it, in `server/features` as in `web/features`. What others build
 * on comes first; what shows or gathers everything comes last. A new feature gets its place here.
 */
export const featureOrder = [
  'audit',
  'lists',
  'settings',
  'mails',
  'accounts',
  'live',
  'presence',
  'profiles',
  'plans',
  'facts',
  'views',
  'applications',
  'guide',
  'documents',
  'canned-replies',
  'reviews',
  'support',
  'finding',
  'cases',
  'reminders',
  'assistant',
  'pages',
  'traffic',
  'experiments',
  'health',
  'overview',
  'site',
  'gallery',
];
