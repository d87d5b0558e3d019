import { FilterSelect } from '#ui/list-filters.tsx';
import { officeListTexts as texts } from '../texts/office-lists.ts';

interface OrderSelectProps {
  /** Newest first when undefined. */
  dir: 'asc' | undefined;
  onChange: (dir: 'asc' | undefined) => void;
}

/** Sort order by age, for phones, where rows are cards without column headers. */
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
