import { useMutation } from '@tanstack/react-query';
import { Download, ExternalLink, FileWarning } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isViewable } from '#features/documents/rules/documents.ts';
import { isDrawable } from '#features/documents/rules/file-findings.ts';
import { openInTab } from '#features/documents/web/open-document.ts';
import { PreviewBody } from '#features/documents/web/preview-body.tsx';
import { PreviewToolbar } from '#features/documents/web/preview-toolbar.tsx';
import type { PreviewView } from '#features/documents/web/use-preview-view.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { notify } from '#ui/notify.ts';
import type { OfficeDocument } from '../contract.ts';
import type { OpeningReason } from '../rules.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { FoundNotice } from './found-notice.tsx';
import { paperWords } from './use-review.ts';
import type { useSitting } from './use-sitting.ts';

const texts = officeReviewTexts.opening;

interface DocumentViewProps {
  document: OfficeDocument;
  /** The applicant's. */
  name: string;
  reason: OpeningReason;
  sitting: ReturnType<typeof useSitting>;
  view: PreviewView;
  /** The document came up because somebody moved to it: the focus follows. */
  takesFocus: boolean;
  /** Leads back to the list, where there is no room for both. */
  back: ReactNode;
}

/** A document that has been opened, for the reason that stands above it. */
export function DocumentView({ document, name, reason, sitting, view, takesFocus, back }: DocumentViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const flagged = document.findings.length > 0;
  const viewable = isViewable(document.file_type) && isDrawable(document.findings);
  const failed = (error: Error) => notify.error(texts.failed, error.message);
  const openTab = useMutation({
    mutationFn: () => openInTab(() => sitting.linkTo(document, reason)),
    onError: failed,
  });
  const save = useMutation({
    // Sent as an attachment: the page stays.
    mutationFn: async () => location.assign(await sitting.linkTo(document, reason)),
    onError: failed,
  });
  return (
    <>
      <div className="grid gap-x-4 border-b border-line px-4 py-2">
        {back}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 ref={heading} tabIndex={-1} className="min-w-0 text-base font-strong wrap-anywhere">
            {paperWords(document)}
          </h3>
          {viewable && (
            <div className="flex items-center">
              <PreviewToolbar view={view} viewable number={1} count={1} go={() => {}} />
              {!flagged && (
                <IconButton
                  icon={ExternalLink}
                  label={`${texts.inTab}. ${texts.inTabHint}`}
                  className="ml-2.5"
                  onClick={() => openTab.mutate()}
                />
              )}
            </div>
          )}
        </div>
        <p className="text-small text-muted">
          {texts.openedFor}: {texts.reasons[reason]}.{' '}
          <Button variant="quiet" className="min-h-0! py-0!" onClick={() => sitting.choose(undefined)}>
            {texts.change}
          </Button>
        </p>
      </div>
      {flagged && <FoundNotice document={document} name={name} reason={reason} sitting={sitting} />}
      <div className="relative h-[60dvh] min-h-72 overflow-hidden bg-well lg:h-[38rem]">
        {flagged && !viewable ? (
          <NotDrawn />
        ) : (
          <PreviewBody row={document} view={view} load={() => sitting.bytesOf(document, reason)} />
        )}
      </div>
      {!viewable && !flagged && (
        <div className="border-t border-line px-4 py-3">
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            <Download aria-hidden="true" />
            {texts.save}
          </Button>
        </div>
      )}
    </>
  );
}

/** Of a file that no browser can draw, or not without danger, there is no picture. */
function NotDrawn() {
  return (
    <div className="grid h-full content-center justify-items-center gap-2 p-6 text-center">
      <FileWarning aria-hidden="true" className="size-8 text-muted" />
      <p className="font-strong">{officeReviewTexts.checks.notDrawn}</p>
      <p>{officeReviewTexts.checks.notDrawnHelp}</p>
    </div>
  );
}
