import { CircleCheck, CirclePause, CirclePlay, PencilLine } from 'lucide-react';
import type { Icon } from '#ui/icon.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';
import type { ExperimentStatus } from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';

/** The specified colours: active green, paused yellow, completed blue, draft grey. */
const looks: Record<ExperimentStatus, { tone: TagTone; icon: Icon }> = {
  draft: { tone: 'plain', icon: PencilLine },
  active: { tone: 'good', icon: CirclePlay },
  paused: { tone: 'next', icon: CirclePause },
  completed: { tone: 'now', icon: CircleCheck },
};

export function ExperimentStatusTag({ status }: { status: ExperimentStatus }) {
  return <Tag {...looks[status]}>{officeExperimentTexts.statuses[status]}</Tag>;
}
