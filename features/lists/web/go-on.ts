interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Asks for the next page of a list, unless it is on its way; answers whether there is one. */
export function goOn(list: Pages): boolean {
  if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  return list.hasNextPage;
}
