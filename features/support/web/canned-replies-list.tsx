import { useQuery } from '@tanstack/react-query';
import { PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatCount, formatShortDate } from '#platform/browser/format.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { notify } from '#ui/notify.ts';
import { QueryState } from '#ui/query-view.tsx';
import type { CannedReply } from '../contract/canned-replies.ts';
import { cannedReplyTexts } from '../texts/canned-replies.ts';
import { CannedForm } from './canned-form.tsx';
import { cannedRepliesQuery, useDeleteCannedReply } from './canned-queries.ts';

const texts = cannedReplyTexts;

/** All canned replies in full, so that authors see what exists. */
export function CannedRepliesList() {
  const query = useQuery(cannedRepliesQuery);
  const [editing, setEditing] = useState<CannedReply | 'new'>();
  const [deleting, setDeleting] = useState<CannedReply>();

  if (!query.data)
    return (
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton="h-64"
        failed={texts.errorLoading}
        size="page"
      />
    );
  const { canned_replies: replies, abilities } = query.data;
  const add = (
    <Button variant="primary" onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" />
      {texts.add}
    </Button>
  );
  return (
    <Card padded={false} aria-labelledby="canned-replies">
      <CardHeader
        id="canned-replies"
        title={texts.cardHeader(formatCount(replies.length))}
        aside={abilities.write ? add : texts.readOnly}
        className="items-center! border-b border-line px-4 py-3"
      />
      {query.error && <LoadProblem title={texts.errorLoading} query={query} className="m-4" />}
      {replies.length === 0 && (
        <EmptyState title={texts.empty.title}>
          <p>{texts.empty.body}</p>
        </EmptyState>
      )}
      <ul>
        {replies.map((reply) => (
          <li
            key={reply.id}
            className="grid grid-cols-[1fr_auto] items-start gap-x-3 border-b border-line-soft px-4 py-3 last:border-b-0"
          >
            <h3 className="min-w-0 self-center font-strong wrap-anywhere">{reply.name}</h3>
            {abilities.write && (
              <span className="-my-1 -mr-2.5 flex">
                <IconButton
                  icon={PencilLine}
                  label={texts.editOne(reply.name)}
                  onClick={() => setEditing(reply)}
                />
                <IconButton
                  icon={Trash2}
                  label={texts.deleteOne(reply.name)}
                  onClick={() => setDeleting(reply)}
                />
              </span>
            )}
            <div className="col-span-full max-w-[66ch] min-w-0">
              <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{reply.body}</p>
              <p className="mt-2 text-small text-muted">
                {reply.version === 1 && !reply.updated_by
                  ? texts.builtIn
                  : texts.changed(formatShortDate(reply.updated_at), reply.updated_by)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {editing && (
        <CannedForm
          key={editing === 'new' ? 'new' : editing.id}
          reply={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && <DeleteDialog reply={deleting} onClose={() => setDeleting(undefined)} />}
    </Card>
  );
}

function DeleteDialog({ reply, onClose }: { reply: CannedReply; onClose: () => void }) {
  const deletion = useDeleteCannedReply(() => {
    notify.success(texts.deleted);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.confirm.title(reply.name)}
      description={texts.confirm.body}
      confirmLabel={texts.delete}
      cancelLabel={uiTexts.cancel}
      tone="danger"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(reply.id)}
    >
      {deletion.error && (
        <Alert tone="error" title={texts.deleteFailed}>
          {deletion.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
