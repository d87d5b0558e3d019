import { CircleCheck, CirclePause, PencilLine } from 'lucide-react';
import type { PageStatus } from '#domain/rules/page-visibility.ts';
import { officePageTexts } from '#domain/texts/office-pages.ts';
import type { Icon } from '../../ui/icon.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';

const looks: Record<PageStatus, { tone: TagTone; icon: Icon }> = {
  draft: { tone: 'plain', icon: PencilLine },
  active: { tone: 'good', icon: CircleCheck },
  inactive: { tone: 'plain', icon: CirclePause },
};

/** The badge of a page's status. */
export function PageStatusTag({ status }: { status: PageStatus }) {
  return <Tag {...looks[status]}>{officePageTexts.statuses[status]}</Tag>;
}
