import { Tag } from '#ui/tag.tsx';
import { settlementTexts } from '../../texts/guide-settlement.ts';

interface TaskMetaProps {
  priority: keyof typeof settlementTexts.priorities;
  timeframe: string;
}

/** How much it matters and when it is due, both in words. */
export function TaskMeta({ priority, timeframe }: TaskMetaProps) {
  return (
    <span className="mt-1 flex print:mt-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Tag tone={priority === 'high' ? 'plain' : 'outline'}>{settlementTexts.priorities[priority]}</Tag>
      {timeframe}
    </span>
  );
}
