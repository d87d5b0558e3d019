import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notify.ts';
import { Tag } from '#ui/tag.tsx';
import type { FactVersion, OfficeFact, staleFact } from '../contract.ts';
import { changedFields, type FactContent, type FactField } from '../rules.ts';
import { officeFactTexts, trustLabels } from '../texts/office-facts.ts';
import { officeFactQuery, useSaveFact } from './office-queries.ts';

const { history: texts, history: restoreTexts, stale, notSaved } = officeFactTexts;

/** Every state that the fact has had: who, when, what from and to, and the way back to it. */
export function FactHistory({ fact, history }: { fact: OfficeFact; history: readonly FactVersion[] }) {
  // With the fact as it was shown then: what comes meanwhile must not pass for what the user saw.
  const [asked, setAsked] = useState<{ chosen: FactVersion; fact: OfficeFact }>();
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
                    onClick={() => setAsked({ chosen: state, fact })}
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
      {asked && <RestoreVersion {...asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

interface RestoreVersionProps {
  /** The fact as it was when the user asked for the old version. */
  fact: OfficeFact;
  chosen: FactVersion;
  onClose: () => void;
}

/** Asks before an old version comes back. What a colleague saved meanwhile is shown first and needs a second press. */
function RestoreVersion({ fact, chosen, onClose }: RestoreVersionProps) {
  const [seen, setSeen] = useState(fact);
  const saving = useSaveFact(fact.id);
  const client = useQueryClient();
  const theirs = seen === fact ? undefined : seen;
  const restore = () =>
    saving.mutate(
      { content: chosen.content, version: seen.version },
      {
        onSuccess: () => {
          notify.success(restoreTexts.restored(chosen.version));
          onClose();
        },
        onError: (error) => {
          if (error.code === 'stale') {
            setSeen((error.details as (typeof staleFact)['_output']).fact);
            void client.invalidateQueries({ queryKey: officeFactQuery(fact.id).queryKey });
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
      title={restoreTexts.restoreTitle(chosen.version)}
      description={restoreTexts.restoreBody}
      confirmLabel={theirs ? restoreTexts.restoreOver : restoreTexts.restore}
      busy={saving.isPending}
      onConfirm={restore}
    >
      {theirs && (
        <Alert tone="error" title={stale.title(theirs.updated_by_name ?? stale.unknownName)}>
          <p>{restoreTexts.overtaken}</p>
          <Changes before={fact} after={theirs} />
        </Alert>
      )}
      {theirs && <p className="font-strong">{restoreTexts.restoreChanges}</p>}
      <Changes before={seen} after={chosen.content} />
    </ConfirmDialog>
  );
}

const changeTexts = officeFactTexts;

/** In which fields two states differ, each with what was there and what is there after. */
export function Changes({ before, after }: { before: FactContent; after: FactContent }) {
  return (
    <ul className="grid gap-1">
      {changedFields(before, after).map((field) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          <span className="text-muted">{changeTexts.labels[field]}: </span>
          {changeTexts.history.change(wordsOf(before, field), wordsOf(after, field))}
        </li>
      ))}
    </ul>
  );
}

function wordsOf(content: FactContent, field: FactField): string {
  if (field === 'trust') return trustLabels[content.trust];
  const value = content[field];
  if (typeof value === 'boolean') return value ? changeTexts.history.yes : changeTexts.history.no;
  return value || changeTexts.history.nothing;
}
