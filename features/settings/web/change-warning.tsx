import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { officeSettingsTexts } from '../texts.ts';
import { peopleHereQuery } from './office-queries.ts';

const texts = officeSettingsTexts.warning;

/** What is asked before changes are saved that people notice at once. */
export interface Warning {
  sentences: readonly string[];
  answer: (goOn: boolean) => void;
}

/** The question before a save, with how many people it meets. */
export function ChangeWarning({ warning }: { warning: Warning | undefined }) {
  const here = useQuery({ ...peopleHereQuery, enabled: warning !== undefined });
  const counted =
    here.data !== undefined && !here.isFetching
      ? texts.here(here.data)
      : here.error
        ? texts.unknown
        : texts.counting;
  return (
    <ConfirmDialog
      open={warning !== undefined}
      onOpenChange={(open) => open || warning?.answer(false)}
      title={texts.title}
      description={counted}
      confirmLabel={officeSettingsTexts.save}
      onConfirm={() => warning?.answer(true)}
    >
      <ul className="grid gap-2">
        {warning?.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
