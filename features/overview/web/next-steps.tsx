import { useQuery } from '@tanstack/react-query';
import { ChevronRight, FileText, LifeBuoy, Paperclip, Users } from 'lucide-react';
import { categoryNames } from '#features/documents/texts/document-categories.ts';
import { useNow, WaitingClock, waited } from '#features/support/web/waiting-clock.tsx';
import { type OfficeBase, useOfficeBase } from '#platform/browser/office-base.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import type { Icon } from '#ui/icon.ts';
import { Anchor } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { WaitingRecord } from '../contract/overview.ts';
import { officeTexts } from '../texts/office.ts';
import { waitingQuery } from './queries.ts';

const texts = officeTexts.overview.waiting;

const icons: Record<WaitingRecord['kind'], Icon> = { case: FileText, message: LifeBuoy, document: Paperclip };

/** The ten things to do next: one's own first, then what anybody may take, each the longest waiting first. */
export function WaitsLongest() {
  const base = useOfficeBase();
  const waiting = useQuery(waitingQuery);
  return (
    <Card padded={false} aria-labelledby="waits-longest">
      <CardHeader
        id="waits-longest"
        title={texts.title}
        aside={texts.aside}
        className="border-b border-line px-4 py-3"
      />
      <QueryView
        query={waiting}
        loading={texts.loading}
        skeleton={
          <div className="grid gap-3 p-4">
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </div>
        }
        failed={texts.failed}
        className="m-4"
      >
        {(things) =>
          things.length === 0 ? (
            <p className="p-4 text-muted">{texts.nothing}</p>
          ) : (
            <ol className="divide-y divide-line-soft">
              {things.map((thing) => (
                <Line key={thing.id} thing={thing} to={addressOf(thing, base)} />
              ))}
            </ol>
          )
        }
      </QueryView>
    </Card>
  );
}

function Line({ thing, to }: { thing: WaitingRecord; to: string }) {
  const now = useNow();
  const Glyph = icons[thing.kind];
  return (
    <li>
      <Anchor
        to={to}
        className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2 text-ink no-underline hover:bg-tint"
      >
        <Glyph aria-hidden="true" className="text-muted" />
        <span className="min-w-40 grow basis-0 wrap-anywhere">
          <span className="font-strong">{thing.name ?? texts.noName}</span>{' '}
          {thing.mine && <Tag tone="now">{texts.mine}</Tag>}
          <small className="block text-small text-muted">{toDo(thing)}</small>
        </span>
        <span className="text-small tabular-nums">
          {thing.kind === 'message' ? (
            <WaitingClock message={{ waiting_since: thing.since, snoozed_until: null }} />
          ) : (
            texts.since(waited(thing.since, now))
          )}
        </span>
      </Anchor>
    </li>
  );
}

function toDo({ kind, about, documents }: WaitingRecord): string {
  if (kind === 'case') return texts.case(documents);
  if (kind === 'message') return texts.message(about);
  return texts.document(categoryNames[about as keyof typeof categoryNames], documents);
}

function addressOf({ kind, id, application_id }: WaitingRecord, base: OfficeBase): string {
  if (kind === 'message') return `${base}/support/${id}`;
  return kind === 'case'
    ? `${base}/applications/${id}`
    : `${base}/applications/${application_id}?tab=documents`;
}

const allTexts = officeTexts;

/** Short ways to where staff go next. Moderators have no list of users. */
export function QuickActions() {
  const base = useOfficeBase();
  return (
    <Card aria-labelledby="quick-actions">
      <CardHeader id="quick-actions" title={allTexts.shell.quickActions} />
      <ul className="-mx-2 mt-2 -mb-2 divide-y divide-line-soft">
        {base === '/admin' && (
          <Action
            to="/admin/users"
            icon={Users}
            label={allTexts.shell.users}
            hint={allTexts.overview.usersHint}
          />
        )}
        <Action
          to={`${base}/support`}
          icon={LifeBuoy}
          label={allTexts.shell.support}
          hint={allTexts.overview.supportHint}
        />
      </ul>
    </Card>
  );
}

function Action({ to, icon: Glyph, label, hint }: { to: string; icon: Icon; label: string; hint: string }) {
  return (
    <li>
      <Anchor
        to={to}
        className="flex min-h-15 items-center gap-3 rounded-control px-2 leading-snug text-ink no-underline hover:bg-tint [&_.lucide]:text-muted"
      >
        <Glyph aria-hidden="true" />
        <span>
          {label}
          <small className="block text-small text-muted">{hint}</small>
        </span>
        <ChevronRight aria-hidden="true" className="ml-auto" />
      </Anchor>
    </li>
  );
}
