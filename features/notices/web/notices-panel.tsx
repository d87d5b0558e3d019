import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnchoredPanel, type PanelProps } from '#ui/anchored-panel.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Switch } from '#ui/switch.tsx';
import { type NoticeKind, noticeKinds } from '../rules.ts';
import { officeNoticeTexts } from '../texts/office-notices.ts';
import { NoticeLine } from './notice-line.tsx';
import { noticeSummaryQuery, noticesQuery, useMarkRead, useSetMuted } from './queries.ts';

const texts = officeNoticeTexts;

/** What the bell opens, below it: the list, newest first, and which kinds are quiet. */
export default function NoticesPanel(panel: PanelProps) {
  return (
    <AnchoredPanel {...panel} title={texts.title} className="w-[26rem] gap-2 px-4 pb-3">
      <Notices onFollow={() => panel.onOpenChange(false)} />
      <Quiet />
    </AnchoredPanel>
  );
}

function Notices({ onFollow }: { onFollow: () => void }) {
  const query = useInfiniteQuery(noticesQuery);
  const mark = useMarkRead();
  return (
    <QueryView query={query} loading={texts.loading} skeleton="h-40" failed={texts.failed}>
      {({ pages }) => {
        const notices = pages.flatMap((page) => page.notices);
        const [newest] = notices;
        if (!newest)
          return (
            <div className="grid gap-1 pb-2">
              <p className="font-strong">{texts.empty.title}</p>
              <p className="text-muted">{texts.empty.body}</p>
            </div>
          );
        return (
          <>
            <ul className="-mx-2 grid">
              {notices.map((notice) => (
                <NoticeLine
                  key={notice.id}
                  notice={notice}
                  onFollow={() => {
                    if (!notice.is_read) mark.mutate({ id: notice.id });
                    onFollow();
                  }}
                />
              ))}
            </ul>
            <div className="flex flex-wrap gap-2">
              {notices.some(({ is_read }) => !is_read) && (
                <Button busy={mark.isPending} onClick={() => mark.mutate({ id: newest.id, and_older: true })}>
                  {texts.markAll}
                </Button>
              )}
              {query.hasNextPage && (
                <Button
                  variant="quiet"
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {query.isFetchingNextPage ? texts.loadingOlder : texts.older}
                </Button>
              )}
            </div>
          </>
        );
      }}
    </QueryView>
  );
}

function Quiet() {
  const { data } = useQuery(noticeSummaryQuery);
  const set = useSetMuted();
  // An answer to an earlier question may arrive after the press, and must not undo it.
  const [chosen, setChosen] = useState<Partial<Record<NoticeKind, boolean>>>({});
  if (!data) return null;
  function choose(kind: NoticeKind, muted: boolean) {
    setChosen((all) => ({ ...all, [kind]: muted }));
    set.mutate({ kind, muted }, { onError: () => setChosen((all) => ({ ...all, [kind]: !muted })) });
  }
  return (
    <Disclosure title={texts.quiet.title} className="border-t border-line pt-1">
      <p className="text-muted">{texts.quiet.lead}</p>
      <div>
        {noticeKinds.map((kind) => (
          <Switch
            key={kind}
            label={texts.quiet.kinds[kind]}
            checked={chosen[kind] ?? data.muted.includes(kind)}
            onChange={({ target }) => choose(kind, target.checked)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
