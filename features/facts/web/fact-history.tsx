import { useState } from 'react';
import { formatDateTime } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Tag } from '#ui/tag.tsx';
import type { FactVersion, OfficeFact } from '../contract.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { Changes } from './changes.tsx';
import { RestoreVersion } from './restore-version.tsx';

const { history: texts } = officeFactTexts;

/** Every state that the fact has had: who, when, what from and to, and the way back to it. */
export function FactHistory({ fact, history }: { fact: OfficeFact; history: readonly FactVersion[] }) {
  // With the fact as it was shown then: what comes meanwhile must not pass for what somebody saw.
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
