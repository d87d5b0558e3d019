import { FilterSelect } from '#ui/list-filters.tsx';
import { officeListTexts as texts } from '../texts/office-lists.ts';

interface OrderSelectProps {
  /** Newest first when undefined. */
  dir: 'asc' | undefined;
  onChange: (dir: 'asc' | undefined) => void;
}

/** The order of a list by age on a phone, where rows are cards and no head of a column can be pressed. */
export function OrderSelect({ dir, onChange }: OrderSelectProps) {
  return (
    <FilterSelect
      className="md:hidden"
      label={texts.order}
      all={texts.newestFirst}
      options={[['asc', texts.oldestFirst]]}
      value={dir}
      onChange={onChange}
    />
  );
}

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
