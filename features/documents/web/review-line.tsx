import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Eye, History, TriangleAlert, Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { promisedBy } from '#features/reviews/rules.ts';
import { reviewTexts as texts } from '#features/reviews/texts/reviews.ts';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { momentOfDay, todayAsDay } from '#platform/browser/calendar-day.ts';
import { formatDate, formatDay } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import type { Icon } from '#ui/icon.ts';
import { Quoted } from '#ui/quoted.tsx';
import type { DocumentRow } from '../contract.ts';
import { acceptAt } from './upload/prepare-file.ts';
import { useUploads } from './upload/uploads.tsx';

interface ReviewLineProps {
  row: DocumentRow;
  /** A newer copy replaced it. */
  replaced: boolean;
}

/** A document's review in words, with the upload of a new copy where one is needed. */
export function ReviewLine({ row, replaced }: ReviewLineProps) {
  const { review } = row;
  if (!review) return null;
  if (replaced) return <Line icon={History}>{texts.earlier}</Line>;
  switch (review.status) {
    case 'waiting':
      return (
        <Line icon={Clock}>
          {texts.waiting} <Promised since={review.waiting_since} />
        </Line>
      );
    case 'in_review':
      return (
        <Line icon={Eye}>
          {texts.inReview} <Promised since={review.waiting_since} />
        </Line>
      );
    case 'accepted':
      return (
        <Line icon={Check} look="text-good-text font-strong">
          {texts.accepted(formatDate(review.reviewed_at ?? row.created_at))}
        </Line>
      );
    case 'returned':
      return (
        <div className="grid justify-items-start gap-3 rounded-control bg-due p-4 forced-colors:border">
          <div className="grid grid-cols-[auto_1fr] gap-x-2">
            <TriangleAlert aria-hidden="true" className="mt-px text-due-text" />
            <div className="min-w-0">
              <p className="font-strong text-due-text">{texts.needsNewCopy}</p>
              <Quoted>{review.reason}</Quoted>
            </div>
          </div>
          <NewCopyButton row={row} />
        </div>
      );
  }
}

function Line({ icon: Glyph, look, children }: { icon: Icon; look?: string; children: ReactNode }) {
  return (
    <p className={`grid grid-cols-[auto_1fr] gap-x-2 text-small ${look ?? 'text-muted'}`}>
      <Glyph aria-hidden="true" className="mt-px size-5" />
      <span>{children}</span>
    </p>
  );
}

/** The promised review date; once it has passed, an apology. */
function Promised({ since }: { since: string }) {
  const by = promisedBy(new Date(since));
  const words = formatDay(momentOfDay(by));
  return by < todayAsDay() ? texts.late(words) : texts.by(words);
}

/** Uploads a new copy, filed like the old document, which it replaces on arrival. */
function NewCopyButton({ row }: { row: DocumentRow }) {
  const { queue, items } = useUploads();
  const { data: limits } = useQuery(publicSettingsQuery);
  const picker = useRef<HTMLInputElement>(null);
  const onTheWay = items.some(
    ({ target, status }) => target.replaces_id === row.id && status !== 'error' && status !== 'success',
  );
  function take(files: File[]) {
    if (!limits) return;
    const { application_id, document_category, step_id, guide_item } = row;
    queue.add(files, { application_id, document_category, step_id, guide_item, replaces_id: row.id }, limits);
  }
  return (
    <>
      <FilePicker picker={picker} accept={acceptAt(row, limits)} onChoose={take} />
      <Button
        busy={onTheWay}
        unavailable={!limits}
        aria-label={texts.named(texts.uploadNew, row.file_name)}
        onClick={() => picker.current?.click()}
      >
        {!onTheWay && <Upload aria-hidden="true" />}
        {texts.uploadNew}
      </Button>
    </>
  );
}
