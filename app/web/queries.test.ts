import { hashKey, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Freshness } from '#platform/browser/freshness.ts';
import { liveTopic } from '#platform/shared/live.ts';

interface Found {
  file: string;
  key: QueryKey;
  meta: Freshness;
}

const rooms = import.meta.glob<Record<string, unknown>>('/features/*/web/**/{queries,*-queries}.ts', {
  eager: true,
});

/** Every exported query of every room; those of something are made with 'id'. */
const queries: Found[] = Object.entries(rooms).flatMap(([file, room]) =>
  Object.entries(room)
    .filter(([name]) => name.endsWith('Query'))
    .map(([, value]) => {
      const { queryKey, meta = {} } = typeof value === 'function' ? value('id', 'id') : value;
      return { file, key: queryKey, meta };
    }),
);

const lines = (wanted: (query: Found) => boolean, say: (query: Found) => string) =>
  queries.filter(wanted).map(say).sort().join('\n');

test('no two queries have one key', () => {
  const keys = queries.map(({ key }) => hashKey(key));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('every topic of the live events makes something stale', () => {
  const heard = new Set(queries.flatMap(({ meta }) => meta.staleOn ?? []));
  const unheard = liveTopic.options.filter((topic) => !heard.has(topic));
  // For the server alone.
  expect(unheard).toEqual(['marketing']);
});

test('what each query becomes stale by', () => {
  const stale = lines(
    ({ meta }) => meta.staleOn !== undefined,
    ({ key, meta }) => `${key.join(' ')}: ${meta.staleOn?.join(', ')}${meta.applicationId ? ' of it' : ''}`,
  );
  expect(stale).toMatchInlineSnapshot(`
    "applications office case id history id: office-applications, office-reviews, office-support
    applications office case id notes: office-applications, office-reviews, office-support
    applications office case id: office-applications, office-reviews, office-support
    applications office list id: office-applications, office-reviews
    applications office views: office-applications
    applications own: applications, guide, documents, subscription
    audit check: applications, guide, documents, profile, support
    audit log id: applications, guide, documents, profile, support
    audit own openings: applications, guide, documents, profile, support
    audit own: applications, guide, documents, profile, support
    dates id: dates of it
    documents id: documents of it
    guide id: applications, guide, documents of it
    mails office list id: office-support
    notices list: notices
    notices summary: notices
    overview: office-applications, office-reviews, office-support
    profiles own: profile, subscription
    queue cases i d: office-applications, office-reviews, office-support
    queue id: office-applications, office-reviews, office-support
    queue next id id: office-applications, office-reviews, office-support
    reviews office case id: office-reviews
    reviews office summary: office-reviews
    settings changes id: settings
    settings office: settings
    settings public: settings, maintenance
    subscriptions own: subscription
    support canned-replies: office-support
    support office counts: office-support
    support office id: office-support
    support office thread id: office-support
    support own: support"
  `);
});

test('what this device keeps for reading without a connection, nothing of it from the office', () => {
  const kept = lines(
    ({ meta }) => meta.offline === true,
    ({ key }) => key.join(' '),
  );
  expect(kept).toMatchInlineSnapshot(`
    "applications own
    audit own
    audit own openings
    dates id
    documents id
    facts shown
    guide id
    hand-in
    profiles own
    settings public
    support own"
  `);
  expect(queries.filter(({ file, meta }) => meta.offline && !file.endsWith('/queries.ts'))).toEqual([]);
});
