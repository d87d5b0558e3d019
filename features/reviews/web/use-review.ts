import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bringWords } from '#features/bring/texts.ts';
import { paperOf } from '#features/documents/rules/document-types.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatWhen } from '#platform/browser/format.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { notify } from '#ui/notify.ts';
import { type OfficeDocument, reviewDocument, type StaleDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { paperNames } from '../texts/reviews.ts';
import { keepOfficeDocument } from './office-queries.ts';

const { decision: texts, states } = officeReviewTexts;

/** What staff say of a document, in view of the state that `document` shows. */
export interface Said {
  document: OfficeDocument;
  status: 'accepted' | 'returned' | 'waiting';
  reason?: string;
}

function useSay() {
  const client = useQueryClient();
  return {
    mutationFn: ({ document, status, reason }: Said) =>
      call(reviewDocument, {
        params: { id: document.id },
        body: { status, version: document.review?.version ?? 1, ...(reason && { reason }) },
      }),
    onError: (error: ApiError) => {
      const stale = staleOf(error);
      // A colleague's word is no failure: it is shown in place.
      if (stale) keepOfficeDocument(client, stale.document);
      else notify.error(texts.failed, error.message);
    },
    onSettled: () => invalidateTopic(client, 'office-reviews'),
    keep: (document: OfficeDocument) => keepOfficeDocument(client, document),
  };
}

/** Accepts or returns a document; Undo in the toast restores the status before. */
export function useReview(name: string) {
  const { keep, ...say } = useSay();
  const undo = useMutation({
    ...say,
    onSuccess: (document) => {
      keep(document);
      notify.success(texts.undone(paperWords(document)), texts.undoneBody);
    },
    onError: (error) => {
      say.onError(error);
      // The toast that was pressed is gone, and so may be the document: there is no place to show it in.
      const stale = staleOf(error);
      if (stale) notify.error(texts.staleTitle, staleWords(stale));
    },
  });
  return useMutation({
    ...say,
    onSuccess: (decided, { document: before }) => {
      keep(decided);
      const accepted = decided.review?.status === 'accepted';
      const title = accepted ? texts.accepted : texts.returned;
      const body = accepted ? texts.acceptedBody : texts.returnedBody;
      notify.success(title(paperWords(decided)), body(name), {
        label: texts.undo,
        run: () => undo.mutate(takingBack(decided, before)),
      });
    },
  });
}

/** The word that brings back what was before `decided`. */
function takingBack(decided: OfficeDocument, before: OfficeDocument): Said {
  const { status, reason } = before.review ?? { status: 'waiting', reason: null };
  if (status === 'returned' && reason) return { document: decided, status, reason };
  return { document: decided, status: status === 'accepted' ? status : 'waiting' };
}

/** What a colleague said of a document first, and that nothing of one's own was saved. */
export function staleWords({ document, changed_by, changed_at }: StaleDocument): string {
  const who = changed_by && changed_at ? texts.stale(changed_by, formatWhen(changed_at)) : texts.staleUnknown;
  const now = document.review ? ` ${texts.staleNow(states[document.review.status])}` : '';
  return `${who}${now} ${texts.staleAgain}`;
}

export function staleOf(error: ApiError | null): StaleDocument | undefined {
  return error?.code === 'stale' ? (error.details as StaleDocument) : undefined;
}

/** "Passport"; the file's name where it is no paper of ours. */
export function paperWords(document: OfficeDocument): string {
  const paper = paperOf(document);
  if (document.bring_item) return bringWords[document.bring_item].name;
  return paper ? paperNames[paper] : document.file_name;
}
