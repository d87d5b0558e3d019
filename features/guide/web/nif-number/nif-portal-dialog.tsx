import { ExternalLink } from 'lucide-react';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Guide } from '../../contract.ts';
import { nifTexts } from '../../texts/guide-nif.ts';
import { NifActions } from './nif-actions.tsx';

const texts = nifTexts.dialog;

interface NifPortalDialogProps {
  open: boolean;
  onClose: () => void;
  guide: Guide;
  /** The action that opening ticked off; undefined when it was done before. */
  checkedForYou: string | undefined;
  onUndo: () => void;
}

/** The tax office's site in a window of ours. Many sites refuse that, and a page cannot know: a new tab is always offered. */
export function NifPortalDialog({ open, onClose, guide, checkedForYou, onUndo }: NifPortalDialogProps) {
  const url = usePublicSettings().data?.nif_portal_url;
  const done = guide.steps[0]?.done ?? 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={texts.title}
      description={texts.leaving}
      size="full"
    >
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[20rem_1fr] lg:grid-rows-1">
        <div className="grid content-start gap-3">
          <div className="grid gap-1">
            {url && (
              <ButtonLink href={url} newTab variant="primary">
                <ExternalLink aria-hidden="true" />
                {texts.newTab}
              </ButtonLink>
            )}
            <p className="text-small text-muted">{texts.blank}</p>
          </div>
          <div role="status">
            {checkedForYou && (
              <p className="flex flex-wrap items-center gap-x-4 rounded-control bg-tint px-4">
                <span className="py-3">{texts.checkedForYou(checkedForYou)}</span>
                <Button variant="quiet" onClick={onUndo}>
                  {uiTexts.undo}
                </Button>
              </p>
            )}
          </div>
          <div className="grid gap-2">
            <p className="font-strong">{texts.progress(done)}</p>
            <ProgressBar value={done} max={4} label={texts.strip} valueText={texts.progress(done)} />
          </div>
          <NifActions guide={guide} readOnly={false} className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1" />
        </div>
        {url && (
          <iframe
            src={url}
            title={texts.frame}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"
            className="h-[70dvh] w-full rounded-control border border-line bg-surface lg:h-full lg:min-h-96"
          />
        )}
      </div>
    </Dialog>
  );
}
