import { CircleCheck, TriangleAlert } from 'lucide-react';
import { formatTime } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import type { getOverview } from '../contract/overview.ts';
import { officeTexts } from '../texts/office.ts';

const texts = officeTexts.overview;

const lines = [texts.databaseConnected, texts.authenticationActive, texts.adminAccessEnabled];

/**
 * The three specified lines, and what a look at each part has just shown. The answer that brings them came out of the
 * database, for a person whose sign-in and role were checked: they are true whenever they can be read.
 */
export function SystemStatus({ system }: { system: Output<typeof getOverview>['system'] }) {
  const parts = ['database', 'files', 'worker'] as const;
  const failing = parts.filter((part) => !system[part].ok);
  const slowest = Math.max(...parts.map((part) => system[part].milliseconds));
  return (
    <Card aria-labelledby="system-status">
      <CardHeader id="system-status" title={texts.systemStatus} />
      <ul className="mt-3 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="text-good-text" />
            {line}
          </li>
        ))}
        {failing.map((part) => (
          <li key={part} className="flex gap-2 font-strong text-bad-text">
            <TriangleAlert aria-hidden="true" className="mt-0.5" />
            {texts.failing[part]}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-muted tabular-nums">
        {texts.checked(formatTime(system.checked_at), Math.round(slowest))}
      </p>
    </Card>
  );
}
