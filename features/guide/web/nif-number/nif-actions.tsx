import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import type { Guide } from '../../contract.ts';
import { guideItems } from '../../rules/guide-items.ts';
import { nifActions, nifTexts } from '../../texts/guide-nif.ts';
import { useSetGuideItem } from '../use-guide.ts';

type NifAction = (typeof guideItems)['nif-number'][number];

interface NifActionsProps {
  guide: Guide;
  readOnly: boolean;
  /** With how each is done. */
  help?: boolean;
  className?: string;
}

/** The four actions as boxes to tick, and to take back. A box shows what was pressed at once, before anything else knows. */
export function NifActions({ guide, readOnly, help, className = 'grid' }: NifActionsProps) {
  const { set } = useSetGuideItem(guide.application_id);
  const [pressed, setPressed] = useState<Partial<Record<NifAction, boolean>>>({});
  function press(id: NifAction, completed: boolean) {
    setPressed((known) => ({ ...known, [id]: completed }));
    void set(id, completed).then(() => setPressed((known) => ({ ...known, [id]: undefined })));
  }
  return (
    <ul aria-label={nifTexts.dialog.strip} className={className}>
      {guideItems['nif-number'].map((id) => (
        <li key={id}>
          <Checkbox
            label={nifActions[id].title}
            hint={help && nifActions[id].help}
            checked={pressed[id] ?? guide.completed[id] !== undefined}
            disabled={readOnly}
            onChange={(event) => press(id, event.target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
