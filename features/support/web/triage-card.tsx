import { useQuery } from '@tanstack/react-query';
import { AlarmClock, AlarmClockOff, ChevronDown, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { accountQuery } from '#features/accounts/web/queries.ts';
import { AssigneeMenu } from '#features/applications/web/assignee-menu.tsx';
import { formatWeekdayTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import {
  type OfficeThread,
  type SupportPriority,
  supportPriority,
  supportStatus,
} from '../contract/support.ts';
import type { SupportStatus } from '../rules/support.ts';
import { officeSupportTexts, supportPriorityLabels, supportStatusLabels } from '../texts/office-support.ts';
import { failureText, SnoozeDialog, useChangeMessage } from './change-message.tsx';

const { columns, triage, snooze, thread: texts } = officeSupportTexts;

/** A thread's status, priority, assignee and snooze. */
export function TriageCard({ thread }: { thread: OfficeThread }) {
  const { mutate, error, variables, isPending } = useChangeMessage();
  const { data: account } = useQuery(accountQuery);
  const [snoozing, setSnoozing] = useState(false);
  const change = (wish: Parameters<typeof mutate>[0]['change']) => mutate({ message: thread, change: wish });
  /** Optimistic: the latest choice shows while it is pending. */
  const shown = { ...thread, ...(isPending && variables?.change) };
  const finished = thread.status === 'resolved' || thread.status === 'closed';
  const { assigned_to: keeper } = thread;
  return (
    <Card aria-labelledby="support-triage" className="grid gap-4 self-start">
      <CardHeader id="support-triage" title={texts.triage} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <Field label={columns.status}>
          <Select
            value={shown.status}
            onChange={({ target }) => change({ status: target.value as SupportStatus })}
          >
            {supportStatus.options.map((status) => (
              <option key={status} value={status}>
                {supportStatusLabels[status]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={columns.priority}>
          <Select
            value={shown.priority}
            onChange={({ target }) => change({ priority: target.value as SupportPriority })}
          >
            {supportPriority.options.map((priority) => (
              <option key={priority} value={priority}>
                {supportPriorityLabels[priority]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Line term={triage.assignee}>
        <AssigneeMenu
          trigger={
            <Button
              className="min-w-0"
              aria-label={`${triage.assignee}: ${keeper?.name ?? triage.noAssignee}`}
            >
              <span className="truncate">{keeper?.name ?? triage.noAssignee}</span>
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          onAssign={(to) => change({ assigned_to: to?.id ?? null })}
        />
        {account && keeper?.id !== account.id && (
          <Button variant="plain" onClick={() => change({ assigned_to: account.id })}>
            <UserRound aria-hidden="true" />
            {triage.assignToMe}
          </Button>
        )}
      </Line>
      {thread.snoozed_until ? (
        <Line term={snooze.until(formatWeekdayTime(thread.snoozed_until))}>
          <Button onClick={() => change({ snoozed_until: null })}>
            <AlarmClockOff aria-hidden="true" />
            {snooze.wake}
          </Button>
        </Line>
      ) : (
        !finished && (
          <div>
            <Button onClick={() => setSnoozing(true)}>
              <AlarmClock aria-hidden="true" />
              {snooze.action}
            </Button>
          </div>
        )
      )}
      {error && error.code !== 'stale' && variables && (
        <Alert tone="error" title={failureText(variables.change)}>
          {error.message}
        </Alert>
      )}
      <SnoozeDialog
        open={snoozing}
        stillWaiting={thread.waiting_since !== null}
        onClose={() => setSnoozing(false)}
        onChoose={(snoozed_until) => {
          setSnoozing(false);
          change({ snoozed_until });
        }}
      />
    </Card>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-strong">{term}</p>
      <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
