import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Freshness, invalidateTopic } from './freshness.ts';

async function staleAfterDocuments(meta: Freshness | undefined, applicationId: string | null) {
  const client = new QueryClient();
  client.getQueryCache().build(client, { queryKey: ['list'], meta });
  client.setQueryData(['list'], 'read');
  await invalidateTopic(client, 'documents', applicationId);
  return client.getQueryState(['list'])?.isInvalidated;
}

test('a query is stale after a change of its topic, of its own application or of any', async () => {
  const staleOn: Freshness['staleOn'] = ['guide', 'documents'];
  expect(await staleAfterDocuments({ staleOn }, 'mine')).toBe(true);
  expect(await staleAfterDocuments({ staleOn, applicationId: 'mine' }, 'mine')).toBe(true);
  expect(await staleAfterDocuments({ staleOn, applicationId: 'mine' }, null)).toBe(true);
});

test('another topic, another application or no word about it leave it as it is', async () => {
  expect(await staleAfterDocuments({ staleOn: ['guide'] }, 'mine')).toBe(false);
  expect(await staleAfterDocuments({ staleOn: ['documents'], applicationId: 'mine' }, 'other')).toBe(false);
  expect(await staleAfterDocuments(undefined, 'mine')).toBe(false);
});
