import { useState } from 'react';
import type { FactVersion, OfficeFact } from '#domain/contracts/facts.ts';
import { officeFactTexts } from '#domain/texts/office-facts.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { Tag } from '../../ui/tag.tsx';
import { Changes } from './changes.tsx';
import { useSaveFact } from './use-office-facts.ts';

const { history: texts, notSaved } = officeFactTexts;

/** Every state that the fact has had: who, when, what from and to, and the way back to it. */
export function FactHistory({ fact, history }: { fact: OfficeFact; history: readonly FactVersion[] }) {
  const [chosen, setChosen] = useState<FactVersion>();
  const saving = useSaveFact(fact.id);
  const restore = ({ version, content }: FactVersion) =>
    saving.mutate(
      { content, version: fact.version },
      {
        onSuccess: () => notify.success(texts.restored(version)),
        onError: (error) => notify.error(notSaved, error.message),
        onSettled: () => setChosen(undefined),
      },
    );
  return (
    <Card aria-labelledby="history-title" className="grid content-start gap-4">
      <CardHeader id="history-title" title={texts.title} />
      <ol className="grid gap-4">
        {history.map((state, place) => {
          const before = history[place + 1];
          return (
            <li
              key={state.version}
              className="grid gap-1.5 border-t border-line pt-4 first:border-0 first:pt-0"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p>
                  <b className="font-strong">{texts.version(state.version)}</b>{' '}
                  <span className="text-muted">
                    {before
                      ? texts.by(state.by ?? texts.deleted, formatDateTime(state.at))
                      : texts.by(state.by ?? texts.begin, formatDateTime(state.at))}
                  </span>
                </p>
                {place === 0 ? (
                  <Tag tone="good">{texts.current}</Tag>
                ) : (
                  <Button
                    variant="quiet"
                    aria-label={texts.restoreAbout(state.version)}
                    onClick={() => setChosen(state)}
                  >
                    {texts.restore}
                  </Button>
                )}
              </div>
              {before ? (
                <Changes before={before.content} after={state.content} />
              ) : (
                <p className="[overflow-wrap:anywhere]">{state.content.text}</p>
              )}
            </li>
          );
        })}
      </ol>
      <ConfirmDialog
        open={chosen !== undefined}
        onOpenChange={(open) => !open && setChosen(undefined)}
        title={texts.restoreTitle(chosen?.version ?? 0)}
        description={texts.restoreBody}
        confirmLabel={texts.restore}
        busy={saving.isPending}
        onConfirm={() => chosen && restore(chosen)}
      >
        {chosen && <Changes before={fact} after={chosen.content} />}
      </ConfirmDialog>
    </Card>
  );
}
