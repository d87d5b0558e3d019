import clsx from 'clsx';
import { ChevronDown, CirclePlay, Merge } from 'lucide-react';
import { formatShortDate } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { shortName } from '#platform/browser/short-name.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { Td, Tr } from '#ui/table.tsx';
import type { MessageChange } from '../contract/office-support.ts';
import { type OfficeMessage, supportStatus } from '../contract/support.ts';
import { officeSupportTexts, supportPriorityLabels, supportStatusLabels } from '../texts/office-support.ts';
import { MessageMenu } from './message-menu.tsx';
import { SupportStatusMark } from './support-status.tsx';
import { WaitingClock } from './waiting-clock.tsx';

const { columns, actions, bulk, ...texts } = officeSupportTexts;

interface MessageRowProps {
  message: OfficeMessage;
  selected: boolean;
  /** Somebody was here last: the keyboard goes on from this row. */
  current: boolean;
  onSelect: (selected: boolean) => void;
  onChange: (change: MessageChange) => void;
  onSnooze: () => void;
}

/** For columns that give way first. A card shows them again. */
export const wide = '@min-[40rem]:@max-[52rem]:hidden';
const small = 'size-control flex-none px-0!';

/** One message of the staff list: a row of a table, or a card of the same cells. */
export function MessageRow({ message, selected, current, onSelect, onChange, onSnooze }: MessageRowProps) {
  const page = `${useOfficeBase()}/support/${message.id}`;
  const { subject, assigned_to: keeper } = message;
  return (
    <Tr
      data-message={message.id}
      selected={selected}
      className={clsx(
        'has-[a[data-open]:focus-visible]:bg-tint',
        current && 'shadow-[inset_3px_0_0_var(--link)]',
        '@max-[40rem]:grid-cols-[auto_1fr_auto_auto] @max-[40rem]:items-center @max-[40rem]:gap-x-3!',
        "@max-[40rem]:[grid-template-areas:'box_who_who_created'_'._subject_subject_subject'_'._waiting_waiting_status'_'._prio_actions_actions']",
        // With large text, or in the narrowest windows, there are no columns: what fits stands on a line.
        '@max-[20rem]:flex! @max-[20rem]:flex-wrap @max-[20rem]:pl-14!',
      )}
    >
      <Td className="@min-[40rem]:pr-0! @min-[40rem]:pl-2! @max-[40rem]:-ml-2.5 @max-[40rem]:[grid-area:box] @max-[20rem]:absolute @max-[20rem]:top-1 @max-[20rem]:left-4">
        <Checkbox
          hideLabel
          label={bulk.selectOne(subject)}
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </Td>
      <Td className="font-strong wrap-anywhere @max-[40rem]:[grid-area:who] @max-[20rem]:basis-full">
        {message.user_name ?? texts.noName}
      </Td>
      <Td className="wrap-anywhere @max-[40rem]:[grid-area:subject] @max-[20rem]:basis-full">
        <Link to={page} data-open className="finger scroll-mt-28 scroll-mb-24">
          {subject}
        </Link>
        <span className="line-clamp-1 text-small text-muted">{message.message}</span>
      </Td>
      <Td className="@max-[40rem]:self-start @max-[40rem]:[grid-area:waiting]">
        <WaitingClock message={message} hanging />
      </Td>
      <Td className="@max-[40rem]:self-start @max-[40rem]:justify-self-end @max-[40rem]:text-right! @max-[40rem]:[grid-area:status]">
        <SupportStatusMark status={message.status} hanging />
        {message.merged_into ? (
          <span className="flex items-center gap-1 text-small text-muted">
            <Merge aria-hidden="true" className="size-4" />
            {texts.thread.mergedMark}
          </span>
        ) : (
          keeper && (
            <span className="block text-small text-muted" title={keeper.name}>
              <span className="sr-only">{texts.triage.assignee} </span>
              {shortName(keeper.name)}
            </span>
          )
        )}
      </Td>
      <Td label={columns.priority} className={clsx('text-small @max-[40rem]:[grid-area:prio]', wide)}>
        {supportPriorityLabels[message.priority]}
      </Td>
      <Td
        className={clsx(
          'text-small whitespace-nowrap @max-[40rem]:justify-self-end @max-[40rem]:[grid-area:created]',
          wide,
        )}
      >
        <time dateTime={message.created_at}>{formatShortDate(message.created_at)}</time>
      </Td>
      <Td className="@min-[40rem]:pr-2! @max-[40rem]:-mr-2 @max-[40rem]:justify-self-end @max-[40rem]:[grid-area:actions] @max-[20rem]:basis-full">
        {!message.merged_into && (
          <span className="flex items-center gap-1">
            <Button
              className={small}
              aria-label={actions.startOne(subject)}
              title={actions.start}
              unavailable={message.status === 'in_progress'}
              onClick={() => onChange({ status: 'in_progress' })}
            >
              <CirclePlay aria-hidden="true" />
            </Button>
            <Menu
              label={actions.setStatus(subject)}
              trigger={
                <Button className="gap-1! px-2! text-small" aria-label={actions.setStatus(subject)}>
                  {columns.status}
                  <ChevronDown aria-hidden="true" className="size-4" />
                </Button>
              }
              items={supportStatus.options.map((status) => ({
                label: supportStatusLabels[status],
                onSelect: () => onChange({ status }),
              }))}
            />
            <span data-row-menu className="contents">
              <MessageMenu message={message} onChange={onChange} onSnooze={onSnooze} />
            </span>
          </span>
        )}
      </Td>
    </Tr>
  );
}
