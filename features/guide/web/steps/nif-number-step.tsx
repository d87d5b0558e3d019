import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { FactNote, LeadingFact } from '#features/facts/web/fact-note.tsx';
import { ConsultationLink } from '#features/plans/web/consultation-link.tsx';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { keep, readKept } from '#platform/browser/kept-storage.ts';
import { useSession } from '#platform/browser/session.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Choices } from '#ui/choices.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Guide } from '../../contract.ts';
import { guideItems, type NifWay, nifWays } from '../../rules/guide-items.ts';
import { nifActions, nifTexts } from '../../texts/guide-nif.ts';
import type { StepBodyProps } from '../steps.ts';
import { useSetGuideItem } from '../use-guide.ts';

const texts = nifTexts;

/** Step 1: four items to tick, the portal, and how to do it from abroad. */
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
        <LeadingFact fact={texts.facts.time} specified={texts.time} />
      </div>

      <NifWayChoice />

      <section aria-labelledby="nif-actions-title" className="grid gap-2">
        <h3 id="nif-actions-title" className="text-lead">
          {texts.actions}
        </h3>
        <NifActions guide={guide} readOnly={readOnly} help />
        {!readOnly && (
          <div className="no-print mt-2 grid justify-items-start gap-2">
            <Button onClick={open}>
              <ExternalLink aria-hidden="true" />
              {texts.portal}
            </Button>
            <p className="text-small text-muted">{texts.portalUse}</p>
          </div>
        )}
        <FactNote fact={texts.facts.alone} />
      </section>

      <Alert tone="info" title={texts.warnTitle}>
        {texts.warn}
      </Alert>

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

type NifAction = (typeof guideItems)['nif-number'][number];

interface NifActionsProps {
  guide: Guide;
  readOnly: boolean;
  /** With instructions. */
  help?: boolean;
  className?: string;
}

/** The four items as checkboxes. A box changes at once, before the cache does. */
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

const dialogTexts = nifTexts.dialog;

interface NifPortalDialogProps {
  open: boolean;
  onClose: () => void;
  guide: Guide;
  /** The item ticked by opening the portal; undefined if it was ticked before. */
  checkedForYou: string | undefined;
  onUndo: () => void;
}

/**
 * The tax office's portal in an iframe. Many sites refuse framing, which a page cannot detect: a new tab is always
 * offered.
 */
export function NifPortalDialog({ open, onClose, guide, checkedForYou, onUndo }: NifPortalDialogProps) {
  const url = useQuery(publicSettingsQuery).data?.nif_portal_url;
  const done = guide.steps[0]?.done ?? 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={dialogTexts.title}
      description={dialogTexts.leaving}
      size="full"
    >
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[20rem_1fr] lg:grid-rows-1">
        <div className="grid content-start gap-3">
          <div className="grid gap-1">
            {url && (
              <ButtonLink href={url} newTab variant="primary">
                <ExternalLink aria-hidden="true" />
                {dialogTexts.newTab}
              </ButtonLink>
            )}
            <p className="text-small text-muted">{dialogTexts.blank}</p>
          </div>
          <div role="status">
            {checkedForYou && (
              <p className="flex flex-wrap items-center gap-x-4 rounded-control bg-tint px-4">
                <span className="py-3">{dialogTexts.checkedForYou(checkedForYou)}</span>
                <Button variant="quiet" onClick={onUndo}>
                  {uiTexts.undo}
                </Button>
              </p>
            )}
          </div>
          <div className="grid gap-2">
            <p className="font-strong">{dialogTexts.progress(done)}</p>
            <ProgressBar
              value={done}
              max={4}
              label={dialogTexts.strip}
              valueText={dialogTexts.progress(done)}
            />
          </div>
          <NifActions guide={guide} readOnly={false} className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1" />
        </div>
        {url && (
          <iframe
            src={url}
            title={dialogTexts.frame}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"
            className="h-[70dvh] w-full rounded-control border border-line bg-surface lg:h-full lg:min-h-96"
          />
        )}
      </div>
    </Dialog>
  );
}

const keptWay = 'nif-way';

/** Which way to the number: one question, and that way alone. This device keeps the choice. */
function NifWayChoice() {
  const userId = useSession().user?.id ?? '';
  const [way, setWay] = useState<NifWay>(() => {
    const [found] = readKept(keptWay, userId, Infinity);
    return nifWays.find((one) => one === found?.kept.value) ?? 'representative';
  });
  function choose(next: NifWay) {
    setWay(next);
    keep(keptWay, { userId, at: Date.now(), value: next });
  }
  return (
    <section className="grid gap-3">
      <Choices
        legend={texts.waysTitle}
        options={nifWays.map((value) => ({ value, label: texts.ways[value].title }))}
        value={way}
        onChoose={choose}
      />
      <p>{texts.ways[way].detail}</p>
      {way === 'representative' && <FactNote fact={texts.facts.representative} />}
      <div className="no-print grid justify-items-start gap-2">
        {way !== 'help' && <p>{texts.consultationHelp}</p>}
        <ConsultationLink variant={way === 'help' ? 'primary' : 'outline'} />
      </div>
    </section>
  );
}
