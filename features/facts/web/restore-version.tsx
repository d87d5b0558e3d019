import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import type { FactVersion, OfficeFact, staleFact } from '../contract.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { Changes } from './changes.tsx';
import { useReadFactAnew, useSaveFact } from './use-office-facts.ts';

const { history: texts, stale, notSaved } = officeFactTexts;

interface RestoreVersionProps {
  /** The fact as it stood when somebody asked for the old version. */
  fact: OfficeFact;
  chosen: FactVersion;
  onClose: () => void;
}

/** Asks before an old version comes back. What a colleague saved meanwhile is shown first and needs a second press. */
export function RestoreVersion({ fact, chosen, onClose }: RestoreVersionProps) {
  const [seen, setSeen] = useState(fact);
  const saving = useSaveFact(fact.id);
  const readAnew = useReadFactAnew(fact.id);
  const theirs = seen === fact ? undefined : seen;
  const restore = () =>
    saving.mutate(
      { content: chosen.content, version: seen.version },
      {
        onSuccess: () => {
          notify.success(texts.restored(chosen.version));
          onClose();
        },
        onError: (error) => {
          if (error.code === 'stale') {
            setSeen((error.details as (typeof staleFact)['_output']).fact);
            void readAnew();
          } else {
            notify.error(notSaved, error.message);
            onClose();
          }
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.restoreTitle(chosen.version)}
      description={texts.restoreBody}
      confirmLabel={theirs ? texts.restoreOver : texts.restore}
      busy={saving.isPending}
      onConfirm={restore}
    >
      {theirs && (
        <Alert tone="error" title={stale.title(theirs.updated_by_name ?? stale.somebody)}>
          <p>{texts.overtaken}</p>
          <Changes before={fact} after={theirs} />
        </Alert>
      )}
      {theirs && <p className="font-strong">{texts.restoreChanges}</p>}
      <Changes before={seen} after={chosen.content} />
    </ConfirmDialog>
  );
}
