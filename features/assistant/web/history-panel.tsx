import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatWhen } from '#platform/browser/format.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import {
  type AssistantConversation,
  deleteConversation,
  deleteConversations,
  getConversation,
  listConversations,
} from '../contract.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { type Exchange, exchangesOf } from './exchanges.ts';

const { history: texts, history: historyTexts } = assistantTexts;

export interface HistoryPanelProps {
  /** The conversation on the screen. */
  openId: string | undefined;
  /** Changes when something was answered: the list is read again. */
  answered: number;
  onShow: Show;
  /** Returns how to show one of them, which is being fetched. */
  onOpen: () => Show;
}

type Show = (exchanges: Exchange[], id: string | undefined) => void;

/** What the user has asked before: to open, to delete, or to start again beside it. */
export function HistoryPanel({ openId, answered, onShow, onOpen }: HistoryPanelProps) {
  const list = useHistory();
  const client = useQueryClient();
  const opening = useOpenConversation();
  const [doomed, setDoomed] = useState<AssistantConversation | 'all'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const deleting = useDeleteConversations((id) => {
    setDoomed(undefined);
    if (id === undefined || id === openId) onShow([], undefined);
    // The button that was pressed is gone.
    heading.current?.focus();
  });
  useEffect(() => {
    if (answered > 0) void client.invalidateQueries({ queryKey: ['assistant'] });
  }, [answered, client]);

  async function open(id: string) {
    const show = onOpen();
    const conversation = await opening.mutateAsync(id).catch(() => undefined);
    if (conversation) show(exchangesOf(conversation.messages), id);
  }
  const conversations = list.data?.conversations ?? [];
  return (
    <Card aria-labelledby="assistant-history" className="no-print grid content-start gap-4">
      <CardHeader
        id="assistant-history"
        title={
          <span ref={heading} tabIndex={-1}>
            {texts.title}
          </span>
        }
      />
      <p className="text-small text-muted">{conversations.length > 0 ? texts.kept : texts.empty}</p>
      <QueryView query={list} loading={texts.loading} skeleton="h-24" failed={texts.failed} silent>
        {() =>
          conversations.length > 0 && (
            <>
              <Button onClick={() => onShow([], undefined)} className="justify-self-start">
                <MessageSquarePlus aria-hidden="true" />
                {texts.fresh}
              </Button>
              <ul className="-mx-2 grid max-h-96 overflow-y-auto">
                {conversations.map((conversation) => (
                  <li key={conversation.id} className="flex items-start gap-1">
                    <button
                      type="button"
                      aria-current={conversation.id === openId || undefined}
                      onClick={() => void open(conversation.id)}
                      className="min-h-control min-w-0 flex-1 rounded-control px-2 py-1.5 text-left hover:bg-well aria-[current]:bg-tint"
                    >
                      <span className="line-clamp-2 wrap-anywhere text-link">{conversation.title}</span>
                      <span className="block text-small text-muted">
                        {formatWhen(conversation.last_activity_at)}
                      </span>
                    </button>
                    <IconButton
                      icon={Trash2}
                      label={texts.delete(conversation.title)}
                      onClick={() => setDoomed(conversation)}
                    />
                  </li>
                ))}
              </ul>
              <Button onClick={() => setDoomed('all')} className="justify-self-start">
                {texts.deleteAll}
              </Button>
            </>
          )
        }
      </QueryView>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(stays) => !stays && setDoomed(undefined)}
        title={doomed === 'all' ? texts.deleteAllTitle : texts.deleteTitle}
        description={doomed === 'all' || !doomed ? texts.deleteAllDetail : texts.deleteDetail(doomed.title)}
        confirmLabel={doomed === 'all' ? texts.deleteAll : texts.deleteConfirm}
        cancelLabel={texts.cancel}
        tone="danger"
        busy={deleting.isPending}
        onConfirm={() => doomed && deleting.mutate(doomed === 'all' ? undefined : doomed.id)}
      />
    </Card>
  );
}

const key = ['assistant', 'conversations'] as const;

/** The person's conversations, newest first. */
export function useHistory() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listConversations, {}, { signal }),
  });
}

/** Reads one of them. */
export function useOpenConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(getConversation, { params: { id } }),
    onError: (error) => {
      notify.error(historyTexts.openFailed, error.message);
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

/** Deletes one of them, or all of them without an id. */
export function useDeleteConversations(onDeleted: (id: string | undefined) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined): Promise<unknown> =>
      id === undefined
        ? call(deleteConversations, {})
        : call(deleteConversation, { params: { id } }).catch((error: ApiError) => {
            // It was deleted elsewhere, or by a press whose answer was lost.
            if (error.code !== 'not_found') throw error;
          }),
    onSuccess: (_, id) => {
      notify.success(id === undefined ? historyTexts.deletedAll : historyTexts.deleted);
      onDeleted(id);
    },
    onError: (error) => notify.error(historyTexts.deleteFailed, error.message),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
