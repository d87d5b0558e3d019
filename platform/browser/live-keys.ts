import type { LiveChange, LiveTopic } from '#platform/shared/live.ts';

type Key = readonly (string | null)[];

/** What to read again when a topic changed; `id` is the application's. Keys begin with a noun, as everywhere. */
const keysOf: Record<LiveTopic, (id: string | null) => Key[]> = {
  applications: (id) => [['applications', 'own'], ['guide', id], ['audit']],
  guide: (id) => [['guide', id], ['applications', 'own'], ['audit']],
  documents: (id) => [['documents', id], ['guide', id], ['applications', 'own'], ['audit']],
  profile: () => [['profiles'], ['audit']],
  subscription: () => [['profiles'], ['subscriptions']],
  settings: () => [['settings']],
  marketing: () => [],
  support: () => [['support'], ['audit']],
  'office-applications': () => [['applications', 'office'], ['overview']],
  'office-reviews': () => [
    ['reviews', 'office'],
    ['applications', 'office', 'case'],
  ],
  'office-support': () => [['support'], ['mails'], ['overview'], ['applications', 'office', 'case']],
};

export function staleAfter({ topic, application_id }: LiveChange): Key[] {
  return keysOf[topic](application_id);
}
