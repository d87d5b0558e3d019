import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import {
  listMails,
  type MailFilter,
  type OfficeMail,
  openMail,
  previewMails,
  retryMail,
} from '../contract.ts';

type Page = Output<typeof listMails>;

/** The outbox, page after page. */
export function useOfficeMails(filter: MailFilter) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: ['mails', 'office', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listMails, { query: { ...filter, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const first = query.data?.pages[0];
  return {
    ...query,
    mails: query.data?.pages.flatMap((page) => page.mails) ?? [],
    total: first?.total ?? 0,
    isCapped: first?.total_is_capped ?? false,
    kinds: first?.kinds ?? [],
  };
}

const openedKey = (id: string) => ['opened-mail', id] as const;

/** One e-mail word for word. Each look is recorded, so it is taken once per opening and never again by itself. */
export function useOpenedMail(id: string) {
  return useQuery<Output<typeof openMail>, ApiError>({
    queryKey: openedKey(id),
    queryFn: ({ signal }) => call(openMail, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Every kind of e-mail with sample data. */
export function useMailKinds() {
  return useQuery<Output<typeof previewMails>, ApiError>({
    queryKey: ['mail-kinds'],
    queryFn: ({ signal }) => call(previewMails, {}, { signal }),
  });
}

/** Has an e-mail tried again. What it is then stands in the list and in its window at once, without another look at it. */
export function useRetryMail() {
  const client = useQueryClient();
  return useMutation<OfficeMail, ApiError, string>({
    mutationFn: (id) => call(retryMail, { params: { id } }),
    onSuccess: (mail) => {
      client.setQueryData<Output<typeof openMail>>(
        openedKey(mail.id),
        (opened) => opened && { ...opened, mail },
      );
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: ['mails', 'office'] },
        (list) => list && { ...list, pages: list.pages.map((page) => withMail(page, mail)) },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['mails'] }),
  });
}

function withMail(page: Page, mail: OfficeMail): Page {
  return { ...page, mails: page.mails.map((one) => (one.id === mail.id ? mail : one)) };
}
