import { useMutation } from '@tanstack/react-query';
import { Download, ExternalLink, FileWarning, Lock, ShieldAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isViewable } from '#features/documents/rules/documents.ts';
import { isDrawable } from '#features/documents/rules/file-findings.ts';
import { openInTab } from '#features/documents/web/open-document.ts';
import { PreviewBody, PreviewToolbar } from '#features/documents/web/preview.tsx';
import type { PreviewView } from '#features/documents/web/use-preview.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import type { OfficeDocument } from '../contract.ts';
import { type OpeningReason, openingReasons } from '../rules.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import type { useSitting } from './sitting.ts';
import { paperWords } from './use-review.ts';

const { checks: checksTexts, opening } = officeReviewTexts;

const texts = officeReviewTexts.opening;

interface DocumentViewProps {
  document: OfficeDocument;
  /** The applicant's. */
  name: string;
  reason: OpeningReason;
  sitting: ReturnType<typeof useSitting>;
  view: PreviewView;
  /** The document came up because the user moved to it: the focus follows. */
  takesFocus: boolean;
  /** Leads back to the list, where there is no room for both. */
  back: ReactNode;
}

/** A document that has been opened, for the reason that is above it. */
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

interface FoundNoticeProps {
  document: OfficeDocument;
  /** The applicant's. */
  name: string;
  reason: OpeningReason;
  sitting: ReturnType<typeof useSitting>;
}

/** What was found in a document, named; and the way to the file itself, behind a warning that names it again. */
function FoundNotice({ document, name, reason, sitting }: FoundNoticeProps) {
  const [warning, setWarning] = useState(false);
  const save = useMutation({
    // Sent as an attachment: the page stays.
    mutationFn: async () => location.assign(await sitting.linkTo(document, reason, { warned: true })),
    onSuccess: () => setWarning(false),
    onError: (error: Error) => notify.error(opening.failed, error.message),
  });
  const things = (
    <ul className="list-disc pl-5">
      {document.findings.map((finding) => (
        <li key={finding}>{checksTexts.things[finding]}</li>
      ))}
    </ul>
  );
  return (
    <section
      aria-label={checksTexts.title}
      className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-line bg-due px-4 py-3"
    >
      <ShieldAlert aria-hidden="true" className="mt-px text-due-text" />
      <div className="grid min-w-0 justify-items-start gap-2">
        <p className="font-strong text-due-text">{checksTexts.title}</p>
        {things}
        {isDrawable(document.findings) && <p>{checksTexts.drawn}</p>}
        <Button aria-haspopup="dialog" onClick={() => setWarning(true)}>
          <Download aria-hidden="true" />
          {checksTexts.download}
        </Button>
      </div>
      <ConfirmDialog
        open={warning}
        onOpenChange={(open) => open || setWarning(false)}
        title={checksTexts.warning.title}
        description={checksTexts.warning.lead}
        confirmLabel={checksTexts.warning.confirm}
        cancelLabel={checksTexts.warning.cancel}
        tone="danger"
        busy={save.isPending}
        onConfirm={() => save.mutate()}
      >
        <div className="grid gap-3">
          {things}
          <p>{checksTexts.warning.advice}</p>
          <p className="text-muted">{checksTexts.warning.recorded(name)}</p>
        </div>
      </ConfirmDialog>
    </section>
  );
}

interface OpeningFormProps {
  document: OfficeDocument;
  /** The applicant's. */
  name: string;
  onOpen: (reason: OpeningReason) => void;
}

/** Asks once per sitting why documents are opened, and says what becomes of the answer. */
export function OpeningForm({ document, name, onOpen }: OpeningFormProps) {
  const [reason, setReason] = useState<OpeningReason>('review');
  return (
    <form
      className="grid content-center justify-items-start gap-4 p-card md:p-10"
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(reason);
      }}
    >
      <Lock aria-hidden="true" className="size-8 text-muted" />
      <p className="text-lead font-strong wrap-anywhere">{texts.title(document.file_name)}</p>
      <p className="max-w-read">{texts.recorded(name)}</p>
      <Field label={texts.reason} hint={texts.remembered} className="w-full max-w-md">
        <Select value={reason} onChange={({ target }) => setReason(reasonOf(target.value) ?? reason)}>
          {openingReasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">{texts.open}</Button>
    </form>
  );
}

const reasonOf = (value: string) => openingReasons.find((one) => one === value);
