import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { ApiError, call } from '#platform/browser/api.ts';
import { formatDateTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Tag } from '#ui/tag.tsx';
import { getVersion, listVersions, type PageVersion, restoreVersion } from '../../contract/drafts.ts';
import type { OfficePage } from '../../contract/pages.ts';
import type { PageDraft } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { VisibilityLine } from '../visibility-line.tsx';
import { sameDraft } from './document.ts';
import type { DraftState } from './draft.tsx';
import { DifferenceList } from './page-differences.tsx';

const { versions: texts, publishing, labels } = pageEditorTexts;

interface VersionsDialogProps {
  open: boolean;
  onClose: () => void;
  page: OfficePage;
  hand: DraftState;
}

/** The published versions, each compared with the draft, which any of them can replace. */
export function VersionsDialog({ open, onClose, page, hand }: VersionsDialogProps) {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const query = useQuery({
    queryKey: ['landing-pages', 'versions', page.id],
    queryFn: ({ signal }) => call(listVersions, { params: { id: page.id } }, { signal }),
    enabled: open,
  });

  async function restore({ id, number }: PageVersion) {
    setBusy(id);
    setProblem(undefined);
    try {
      // Saves the draft first, so that Undo can restore it.
      if (!(await hand.keeper.flush()))
        throw new ApiError(0, { code: 'unavailable', message: publishing.notSaved });
      const next = await call(restoreVersion, {
        params: { id: page.id, version_id: id },
        body: { draft_version: hand.keeper.version },
      });
      hand.adopt(next, pageEditorTexts.steps.restoring(number));
      notify.success(texts.restored(number), texts.restoredBody);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure.message);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.lead}
    >
      {problem && <Alert tone="error" title={problem} />}
      <QueryView query={query} loading={texts.loading} failed={texts.error}>
        {({ versions }) =>
          versions.length === 0 ? (
            <p className="text-muted">{texts.empty}</p>
          ) : (
            <ol className="grid gap-3">
              {!sameDraft(page.live, hand.draft) && (
                <li className="grid gap-2 rounded-control border border-line p-3">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <h3 className="text-base font-strong">{texts.draft}</h3>
                    <Tag icon={FilePen}>{texts.notPublished}</Tag>
                  </div>
                  <p>{texts.draftDiffers}</p>
                  <DifferenceList before={page.live} after={hand.draft} />
                </li>
              )}
              {versions.map((version, at) => (
                <li key={version.id} className="grid gap-2 rounded-control border border-line p-3">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <h3 className="text-base font-strong">{texts.number(version.number)}</h3>
                    <PublicTag page={page} version={version} isLast={at === 0} />
                    <Button
                      className="ml-auto"
                      aria-label={texts.restoreNamed(version.number)}
                      busy={busy === version.id}
                      unavailable={busy !== undefined}
                      onClick={() => void restore(version)}
                    >
                      {texts.restore}
                    </Button>
                  </div>
                  <p className="text-small text-muted">
                    {texts.by(version.by ?? texts.unknownName, formatDateTime(version.created_at))}
                  </p>
                  {version.public_at && version.public_at !== version.created_at && (
                    <p className="text-small text-muted">
                      {texts.publicFrom(formatDateTime(version.public_at))}
                    </p>
                  )}
                  {at === 0 && page.hidden_because.length > 0 && <VisibilityLine page={page} />}
                  <p className="wrap-anywhere">{version.title}</p>
                  {version.changed.length > 0 && (
                    <p className="text-small text-muted">
                      {texts.changed(
                        version.changed.map((field) =>
                          field === 'content' ? texts.sections : labels[field],
                        ),
                      )}
                    </p>
                  )}
                  <Comparison page={page} version={version} draft={hand.draft} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Dialog>
  );
}

/** Whether the public sees a version, has seen it, or never did. */
function PublicTag({ page, version, isLast }: { page: OfficePage; version: PageVersion; isLast: boolean }) {
  if (isLast && page.hidden_because.length === 0) return <Tag tone="good">{texts.live}</Tag>;
  if (!version.public_at) return <Tag>{texts.neverPublic}</Tag>;
  return <Tag>{isLast ? texts.hiddenNow : texts.wasPublic}</Tag>;
}

interface ComparisonProps {
  page: OfficePage;
  version: PageVersion;
  draft: PageDraft;
}

/** How the draft differs from a version, whose content loads on demand. */
function Comparison({ page, version, draft }: ComparisonProps) {
  const [wanted, setWanted] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['landing-pages', 'version', version.id],
    queryFn: ({ signal }) =>
      call(getVersion, { params: { id: page.id, version_id: version.id } }, { signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!wanted)
    return (
      <Button
        variant="quiet"
        className="justify-self-start"
        aria-label={texts.compareNamed(version.number)}
        onClick={() => setWanted(true)}
      >
        {texts.compare}
      </Button>
    );
  return (
    <div role="status" className="grid gap-1">
      {error && <p>{error.message}</p>}
      {data && sameDraft(data.content, draft) && <p>{texts.same}</p>}
      {data && !sameDraft(data.content, draft) && (
        <>
          <p>{texts.differs}</p>
          <DifferenceList before={data.content} after={draft} />
        </>
      )}
    </div>
  );
}
