import { ThumbsUp } from 'lucide-react';
import { formatCount, formatShare } from '#platform/browser/format.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { useSupportCounts } from './use-support-counts.ts';

/** How many of those who said so were helped, with their number: a share of three people is no share. */
export function SupportRatings() {
  const { data } = useSupportCounts();
  if (!data) return null;
  const { count, helpful, days } = data.ratings;
  return (
    <span className="mt-0.5 flex items-center gap-1.5">
      <ThumbsUp aria-hidden="true" className="size-4" />
      {count === 0
        ? officeSupportTexts.noRatings(days)
        : officeSupportTexts.ratings(formatShare(helpful / count), formatCount(count), days)}
    </span>
  );
}
