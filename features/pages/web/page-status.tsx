import { CircleCheck, CirclePause, PencilLine } from 'lucide-react';
import type { Icon } from '#ui/icon.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';
import type { PageStatus } from '../rules/page-visibility.ts';
import { officePageTexts } from '../texts/office-pages.ts';

const looks: Record<PageStatus, { tone: TagTone; icon: Icon }> = {
  draft: { tone: 'plain', icon: PencilLine },
  active: { tone: 'good', icon: CircleCheck },
  inactive: { tone: 'plain', icon: CirclePause },
};

/** The badge of a page's status. */
export function PageStatusTag({ status }: { status: PageStatus }) {
  return <Tag {...looks[status]}>{officePageTexts.statuses[status]}</Tag>;
}
