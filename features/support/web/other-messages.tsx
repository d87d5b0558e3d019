import { useMutation } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatShortDate } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Alert } from '#ui/alert.tsx';
import { IconButton } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { mergeMessages } from '../contract/office-support.ts';
import type { OfficeThread } from '../contract/support.ts';
import { firstNameOf } from '../rules/canned-replies.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { useShowOfficeThread } from './office-queries.ts';
import { SupportStatusMark } from './support-status.tsx';
import { useHasBegun } from './writes-here.ts';

const { thread: texts } = officeSupportTexts;

type Other = OfficeThread['others'][number];

/** The same user's other threads, to open or to merge with this one. */
export function OtherMessages({ thread }: { thread: OfficeThread }) {
  const base = useOfficeBase();
  const [asked, setAsked] = useState<Other>();
  return (
    <Card aria-labelledby="support-others" className="self-start">
      <CardHeader id="support-others" title={texts.others} />
      <ul className="mt-3 grid gap-3">
        {thread.others.map((other) => (
          <li key={other.id} className="grid grid-cols-[1fr_auto] items-start gap-x-2">
            <div className="min-w-0">
              <Link to={`${base}/support/${other.id}`} className="wrap-anywhere">
                {other.subject}
              </Link>
              <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
                <SupportStatusMark status={other.status} />
                <time dateTime={other.created_at}>{formatShortDate(other.created_at)}</time>
              </p>
            </div>
            {!thread.merged_into && (
              <IconButton
                icon={Merge}
                label={texts.merge.label(other.subject)}
                onClick={() => setAsked(other)}
              />
            )}
          </li>
        ))}
      </ul>
      {asked && <MergeDialog thread={thread} other={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function MergeDialog({
  thread,
  other,
  onClose,
}: {
  thread: OfficeThread;
  other: Other;
  onClose: () => void;
}) {
  const base = useOfficeBase();
  const show = useShowOfficeThread();
  const navigate = useNavigate();
  const hasBegun = useHasBegun();
  const merging = useMutation<OfficeThread, ApiError>({
    mutationFn: () => call(mergeMessages, { params: { id: thread.id }, body: { other: other.id } }),
    onSuccess: (kept) => {
      show(kept);
      notify.success(texts.merge.done);
      onClose();
      // An unsent reply moves to the remaining thread.
      if (kept.id !== thread.id && !hasBegun(thread.id)) void navigate(`${base}/support/${kept.id}`);
    },
    onError: (error) => notify.error(texts.merge.failed, error.message),
  });
  const olderFirst = Date.parse(thread.created_at) <= Date.parse(other.created_at);
  const [kept, gone] = olderFirst ? [thread, other] : [other, thread];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.merge.title(firstNameOf(thread.person.name, texts.thePerson))}
      description={`${texts.merge.body(kept.subject, gone.subject)} ${texts.merge.aside}`}
      confirmLabel={texts.merge.confirm}
      busy={merging.isPending}
      onConfirm={() => merging.mutate()}
    >
      {merging.error && (
        <Alert tone="error" title={texts.merge.failed}>
          {merging.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
