import {
  CalendarClock,
  CircleCheck,
  CirclePause,
  Copy,
  ExternalLink,
  FlaskConical,
  Lock,
  Pencil,
  PencilLine,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useId, useRef } from 'react';
import { rowProps } from '#features/lists/web/rows.tsx';
import { formatDate, formatDateTime } from '#platform/browser/format.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx';
import type { Icon } from '#ui/icon.ts';
import { ButtonLink, Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';
import type { ListedPage, PageUse } from '../contract/pages.ts';
import type { PageStatus } from '../rules/page-content.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { useDeletePage, useDuplicatePage } from './queries.ts';
import { VisibilityLine } from './visibility-line.tsx';

const {
  card: texts,
  errors,
  done,
  deletion: deletionTexts,
  errors: deletePageDialogErrors,
  done: deletePageDialogDone,
} = officePageTexts;

interface PageCardProps {
  page: ListedPage;
  /** The keyboard's current card. */
  isCurrent: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A landing page in the list: its state, visibility and actions. */
export function PageCard({ page, isCurrent, onEdit, onDelete }: PageCardProps) {
  const heading = useId();
  const duplicating = useDuplicatePage();
  // Idempotency key, renewed after each copy: a double press makes one copy.
  const key = useRef<string>(undefined);
  const duplicate = () => {
    key.current ??= newKey();
    duplicating.mutate(
      { id: page.id, client_key: key.current },
      {
        onSuccess: () => {
          key.current = undefined;
          notify.success(done.duplicated);
        },
        onError: () => notify.error(errors.title, errors.duplicating),
      },
    );
  };
  const UseGlyph = page.locked ? Lock : FlaskConical;
  const named = (action: string) => texts.named(action, page.title);
  return (
    <article
      aria-labelledby={heading}
      {...rowProps(page.id, isCurrent, 'grid grid-cols-1 gap-3 rounded-card border border-line p-4')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={heading} className="text-lead wrap-anywhere">
          <Link to={`/admin/landing-pages/${page.id}`} data-open className="finger">
            {page.title}
          </Link>
        </h3>
        <PageStatusTag status={page.status} />
        {!page.is_active && <Tag tone="outline">{texts.inactive}</Tag>}
        {page.has_draft && (
          <Tag tone="now" icon={PencilLine}>
            {texts.hasDraft}
          </Tag>
        )}
        {page.publish_missed && (
          <Tag tone="due" icon={TriangleAlert}>
            {texts.missed}
          </Tag>
        )}
      </div>
      <div className="grid gap-1.5">
        <p className="font-mono text-small wrap-anywhere">{texts.slug(page.slug)}</p>
        {page.meta_description && <p className="max-w-[75ch] wrap-anywhere">{page.meta_description}</p>}
        <VisibilityLine page={page} />
        {page.publish_at && (
          <p className="flex items-start gap-2">
            <CalendarClock aria-hidden="true" className="mt-px text-muted" />
            {texts.publishes(formatDateTime(page.publish_at))}
          </p>
        )}
        {page.experiments.length > 0 && (
          <p className="flex items-start gap-2">
            <UseGlyph aria-hidden="true" className="mt-px text-muted" />
            <span>
              {texts.usedBy(page.experiments.map(({ name }) => name))}
              {page.locked && <>. {texts.locked}</>}
            </span>
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-small text-muted">
          <span>{texts.created(formatDate(page.created_at))}</span>
          <span>{texts.updated(formatDate(page.updated_at))}</span>
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(40%,6.5rem),1fr))] gap-2 border-t border-line pt-3 lg:flex lg:flex-wrap">
        <ButtonLink href={`/pitches/${page.slug}`} newTab>
          <ExternalLink aria-hidden="true" />
          <Named visible={texts.preview} rest={page.title} />
        </ButtonLink>
        <Button busy={duplicating.isPending} aria-label={named(texts.duplicate)} onClick={duplicate}>
          {!duplicating.isPending && <Copy aria-hidden="true" />}
          {texts.duplicate}
        </Button>
        <Button aria-label={named(texts.edit)} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          {texts.edit}
        </Button>
        <Button aria-label={named(texts.delete)} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          {texts.delete}
        </Button>
      </div>
    </article>
  );
}

/** "Preview", followed for screen readers by the page's name. */
function Named({ visible, rest }: { visible: string; rest: string }) {
  return (
    <span>
      {visible}
      <span className="sr-only">: {rest}</span>
    </span>
  );
}

const looks: Record<PageStatus, { tone: TagTone; icon: Icon }> = {
  draft: { tone: 'plain', icon: PencilLine },
  active: { tone: 'good', icon: CircleCheck },
  inactive: { tone: 'plain', icon: CirclePause },
};

function PageStatusTag({ status }: { status: PageStatus }) {
  return <Tag {...looks[status]}>{officePageTexts.statuses[status]}</Tag>;
}

/** Confirms a deletion. A page used by an experiment cannot be deleted; the dialog names the experiment. */
export function DeletePageDialog({ page, onClose }: { page: ListedPage; onClose: () => void }) {
  const deleting = useDeletePage();
  // An experiment may have started to use it since the list was loaded.
  const uses = (deleting.error?.details.experiments as PageUse[] | undefined) ?? page.experiments;
  if (uses.length > 0)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={deletionTexts.title}
        description={deletionTexts.inUse(uses.map(({ name }) => name))}
        actions={<Button onClick={onClose}>{deletionTexts.close}</Button>}
      />
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={deletionTexts.title}
      description={deletionTexts.question}
      confirmLabel={deletionTexts.confirm}
      cancelLabel={deletionTexts.cancel}
      tone="danger"
      busy={deleting.isPending}
      onConfirm={() =>
        deleting.mutate(page.id, {
          onSuccess: () => {
            notify.success(deletePageDialogDone.deleted);
            onClose();
            // The pressed button unmounted with its card.
            document.querySelector('h1')?.focus();
          },
          onError: () => notify.error(deletePageDialogErrors.title, deletePageDialogErrors.deleting),
        })
      }
    >
      <p className="font-strong wrap-anywhere">{page.title}</p>
      <p className="text-muted">{deletionTexts.lost}</p>
      {deleting.error && (
        <Alert tone="error" title={deletePageDialogErrors.deleting}>
          {deleting.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
