import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatCount, formatWhen } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import type { AuditCheck } from '../contract/office-audit.ts';
import { officeAuditTexts } from '../texts/office-audit.ts';
import { auditCheckQuery, auditKey, useCheckNow } from './office-queries.ts';

const texts = officeAuditTexts.chain;

/** Whether anybody tampered with the log, as the last look found it, and a way to look now. */
export function ChainState() {
  const query = useQuery(auditCheckQuery);
  const running = query.data?.running;
  const check = useCheckNow();
  useReloadAfter(running?.id);
  const busy = check.isPending || Boolean(running);
  return (
    <Card aria-labelledby="chain-state" className="mb-4 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardHeader id="chain-state" title={texts.title} />
        <Button busy={busy} onClick={() => check.mutate()}>
          {busy ? texts.busy : texts.now}
        </Button>
      </div>
      {check.error && (
        <Alert tone="error" title={texts.failed}>
          {check.error.message}
        </Alert>
      )}
      <QueryView query={query} loading={texts.loading} skeleton="h-6" failed={texts.errorLoading}>
        {(data) => (
          <div aria-live="polite" className="grid gap-2">
            {data.running ? <Running check={data.running} /> : <Outcome check={data.last} />}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

/** A check that has ended is in the log itself. */
function useReloadAfter(running: string | undefined) {
  const client = useQueryClient();
  const before = useRef(running);
  useEffect(() => {
    if (before.current && !running) void client.invalidateQueries({ queryKey: [...auditKey, 'log'] });
    before.current = running;
  }, [running, client]);
}

function Running({ check }: { check: AuditCheck }) {
  if (check.status === 'queued') return <p>{texts.waiting}</p>;
  const words = texts.running(formatCount(check.checked), formatCount(check.entries));
  return (
    <>
      <p className="tabular-nums">{words}</p>
      <ProgressBar
        value={Math.min(check.checked, check.entries)}
        max={Math.max(check.entries, 1)}
        label={texts.progress}
        valueText={words}
      />
    </>
  );
}

function Outcome({ check }: { check: AuditCheck | null }) {
  if (!check) return <p className="text-muted">{texts.never}</p>;
  const when = formatWhen(check.finished_at ?? check.created_at);
  if (check.status === 'failed') return <StatusMark tone="due">{texts.failedToRun(when)}</StatusMark>;
  if (check.faults.length === 0)
    return (
      <StatusMark tone="good" className="whitespace-normal!">
        {texts.fine(when, formatCount(check.entries))}
      </StatusMark>
    );
  return (
    <Alert tone="error" title={texts.faults(when)}>
      <ul className="list-disc pl-5">
        {check.faults.map((fault) => {
          const place = formatCount(fault.seq ?? fault.auditId ?? 0);
          return <li key={`${fault.kind} ${place}`}>{texts.what[fault.kind]?.(place) ?? fault.kind}</li>;
        })}
      </ul>
      <p className="mt-2">{texts.whatToDo}</p>
    </Alert>
  );
}
