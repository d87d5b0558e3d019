import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { FactNote } from '#features/facts/web/fact-note.tsx';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { applicantTexts } from '#features/site/texts/dashboard.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import type { Guide } from '../../contract.ts';
import { guideItems } from '../../rules/guide-items.ts';
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

/** Offers a consultation: the booking page, or the address to write to when there is none. */
export function Consultation() {
  const { data: settings } = useQuery(publicSettingsQuery);
  if (!settings) return null;
  const { consultation_url } = settings;
  return (
    <div className="no-print grid justify-items-start gap-2">
      <p>{consultation_url ? nifTexts.consultationHelp : nifTexts.noConsultation}</p>
      {consultation_url ? (
        <>
          <ButtonLink href={consultation_url} newTab>
            {nifTexts.consultation}
          </ButtonLink>
          <p className="text-small wrap-anywhere text-muted">
            {applicantTexts.help.leaving(new URL(consultation_url).host)}
          </p>
        </>
      ) : (
        <ButtonLink to="/contact">{nifTexts.contact}</ButtonLink>
      )}
    </div>
  );
}
