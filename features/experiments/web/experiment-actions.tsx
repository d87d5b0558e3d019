import {
  ChartColumn,
  CircleCheck,
  CirclePause,
  CirclePlay,
  Copy,
  Flag,
  Pencil,
  PencilLine,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { Button, buttonLook } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import type { Icon } from '#ui/icon.ts';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import type { Experiment } from '../contract/experiments.ts';
import type { ExperimentStatus } from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { LaunchDialog } from './launch-dialog.tsx';
import { useExperimentChanges } from './queries.ts';

const { card: texts, deleting } = officeExperimentTexts;

interface ExperimentActionsProps {
  experiment: Experiment;
  onEdit: () => void;
  /** The results page omits the link to itself. */
  here?: 'results';
}

/** An experiment's actions, as its abilities from the server allow. */
export function ExperimentActions({ experiment, onEdit, here }: ExperimentActionsProps) {
  const { id, name, version, abilities, started_at } = experiment;
  const [asked, setAsked] = useState<'launch' | 'finish' | 'delete'>();
  const { status, duplicate, remove } = useExperimentChanges();
  const navigate = useNavigate();
  const about = (action: string) => texts.named(action, name);
  const close = () => setAsked(undefined);
  const more: MenuItem[] = [
    ...(abilities.edit ? [{ label: texts.edit, icon: Pencil, onSelect: onEdit }] : []),
    {
      label: abilities.edit ? texts.duplicate : texts.duplicateToChange,
      icon: Copy,
      onSelect: () => duplicate.mutate({ id }, { onSuccess: () => void navigate('/admin/experiments') }),
    },
    ...(abilities.delete
      ? [
          {
            label: texts.remove,
            icon: Trash2,
            tone: 'danger' as const,
            separated: true,
            onSelect: () => setAsked('delete'),
          },
        ]
      : []),
  ];
  return (
    // On the narrowest phones labels without icons, so that all fit on two lines.
    <div className="flex flex-wrap items-center gap-2 max-[22.5rem]:[&>button:not([aria-haspopup])>svg]:hidden">
      {here !== 'results' && started_at && (
        <RouterLink
          to={`/admin/experiments/${id}`}
          aria-label={about(texts.results)}
          className={buttonLook('outline', 'normal', false)}
        >
          <ChartColumn aria-hidden="true" />
          {texts.results}
        </RouterLink>
      )}
      {(abilities.start || abilities.resume) && (
        <Button
          aria-label={about(abilities.start ? texts.start : texts.resume)}
          onClick={() => setAsked('launch')}
        >
          <CirclePlay aria-hidden="true" />
          {abilities.start ? texts.start : texts.resume}
        </Button>
      )}
      {abilities.pause && (
        <Button
          aria-label={about(texts.pause)}
          busy={status.isPending}
          onClick={() => status.mutate({ id, version, status: 'paused' })}
        >
          {!status.isPending && <CirclePause aria-hidden="true" />}
          {texts.pause}
        </Button>
      )}
      {abilities.finish && (
        <Button aria-label={about(texts.finish)} onClick={() => setAsked('finish')}>
          <Flag aria-hidden="true" />
          {texts.finish}
        </Button>
      )}
      <Menu label={texts.more(name)} items={more} />
      {asked === 'launch' && <LaunchDialog experiment={experiment} onClose={close} />}
      {asked === 'finish' && <FinishDialog experiment={experiment} onClose={close} />}
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={deleting.title(name)}
        description={deleting.body}
        confirmLabel={deleting.confirm}
        tone="danger"
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { id },
            {
              onSuccess: () => here === 'results' && void navigate('/admin/experiments'),
              onSettled: close,
            },
          )
        }
      />
    </div>
  );
}

/** The specification's colours: active green, paused yellow, completed blue, draft grey. */
const looks: Record<ExperimentStatus, { tone: TagTone; icon: Icon }> = {
  draft: { tone: 'plain', icon: PencilLine },
  active: { tone: 'good', icon: CirclePlay },
  paused: { tone: 'next', icon: CirclePause },
  completed: { tone: 'now', icon: CircleCheck },
};

export function ExperimentStatusTag({ status }: { status: ExperimentStatus }) {
  return <Tag {...looks[status]}>{officeExperimentTexts.statuses[status]}</Tag>;
}
