import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { FactNote } from '#features/facts/web/fact-note.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import { nifActions, nifTexts } from '../../texts/guide-nif.ts';
import type { StepBodyProps } from '../step-body.ts';
import { useSetGuideItem } from '../use-guide.ts';
import { Consultation } from './consultation.tsx';
import { NifActions } from './nif-actions.tsx';
import { NifPortalDialog } from './nif-portal-dialog.tsx';

const texts = nifTexts;

/** Step 1: four actions to tick off, the portal, and the ways that lead there from abroad. */
export function NifNumberStep({ guide, readOnly }: StepBodyProps) {
  const { set } = useSetGuideItem(guide.application_id);
  const [portal, setPortal] = useState<{ checkedForYou: boolean }>();
  function open() {
    const checkedForYou = guide.completed['nif-portal'] === undefined;
    setPortal({ checkedForYou });
    if (checkedForYou) void set('nif-portal', true);
  }
  return (
    <>
      <div className="grid gap-2">
        <p>{texts.intro}</p>
        <p className="font-strong">
          <WholeRanges>{texts.time}</WholeRanges>
        </p>
        <FactNote fact={texts.facts.time} />
      </div>

      <section aria-labelledby="nif-actions-title" className="grid gap-2">
        <h3 id="nif-actions-title" className="text-lead">
          {texts.actions}
        </h3>
        <NifActions guide={guide} readOnly={readOnly} help />
        {!readOnly && (
          <div className="no-print mt-2">
            <Button variant={guide.steps[0]?.done === 4 ? 'outline' : 'primary'} onClick={open}>
              <ExternalLink aria-hidden="true" />
              {texts.portal}
            </Button>
          </div>
        )}
        <FactNote fact={texts.facts.alone} />
      </section>

      <section aria-labelledby="nif-ways-title" className="grid gap-3">
        <h3 id="nif-ways-title" className="text-lead">
          {texts.waysTitle}
        </h3>
        <ol className="grid list-decimal gap-3 pl-6">
          {texts.ways.map(({ title, detail }) => (
            <li key={title}>
              <p className="font-strong">{title}</p>
              <p>{detail}</p>
            </li>
          ))}
        </ol>
        <FactNote fact={texts.facts.representative} />
      </section>

      <Alert tone="info" title={texts.warnTitle}>
        {texts.warn}
      </Alert>
      <Consultation />

      <NifPortalDialog
        open={portal !== undefined}
        onClose={() => setPortal(undefined)}
        guide={guide}
        checkedForYou={portal?.checkedForYou === true ? nifActions['nif-portal'].title : undefined}
        onUndo={() => {
          setPortal({ checkedForYou: false });
          void set('nif-portal', false);
        }}
      />
    </>
  );
}
