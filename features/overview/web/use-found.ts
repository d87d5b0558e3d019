import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { findRecords } from '../contract/finding.ts';

/** How long typing must rest before the server is asked. */
const restMs = 200;

/** What the server finds for the text in the box. Nothing of it is kept: whom staff look for is nobody's business. */
export function useFound(typed: string) {
  const q = typed.trim();
  const rested = useRested(q);
  const query = useQuery({
    queryKey: ['finding', rested],
    queryFn: ({ signal }) => call(findRecords, { query: { q: rested } }, { signal }),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    found: q === '' ? undefined : query.data,
    searching: q !== rested || query.isFetching,
    failed: q !== '' && query.isError,
    retry: () => void query.refetch(),
  };
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
