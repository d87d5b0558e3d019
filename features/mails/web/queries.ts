import { type InfiniteData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { pagedQuery } from '#platform/browser/paged-query.ts';
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

const mailsKey = ['mails', 'office'] as const;

/** The outbox. */
export const officeMailsQuery = (filter: MailFilter) =>
  pagedQuery({
    queryKey: [...mailsKey, 'list', filter],
    read: (cursor, signal) => call(listMails, { query: { ...filter, cursor } }, { signal }),
    meta: { staleOn: ['office-support'] },
  });

/** One e-mail word for word. Each look is recorded, so it is taken once per opening and never again by itself. */
export const openedMailQuery = (id: string) =>
  queryOptions({
    queryKey: [...mailsKey, 'opened', id],
    queryFn: ({ signal }) => call(openMail, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Every kind of e-mail with sample data. */
export const mailKindsQuery = queryOptions({
  queryKey: [...mailsKey, 'kinds'],
  queryFn: ({ signal }) => call(previewMails, {}, { signal }),
});

/** Has an e-mail tried again. The list and its window show at once what it is then, without another look at it. */
export function useRetryMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(retryMail, { params: { id } }),
    onSuccess: (mail) => {
      client.setQueryData(openedMailQuery(mail.id).queryKey, (opened) => opened && { ...opened, mail });
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: [...mailsKey, 'list'] },
        (list) => list && { ...list, pages: list.pages.map((page) => withMail(page, mail)) },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: [...mailsKey, 'list'] }),
  });
}

function withMail(page: Page, mail: OfficeMail): Page {
  return { ...page, mails: page.mails.map((one) => (one.id === mail.id ? mail : one)) };
}
