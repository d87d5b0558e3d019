import { ShieldCheck } from 'lucide-react';
import { Card, CardHeader } from '#ui/card.tsx';
import { officeSettingsTexts } from '../texts.ts';

const { security } = officeSettingsTexts;

/** Nothing to set here: what protects people, as specified, and what that means in this installation. */
export function SecurityTab() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Lines id="settings-security" title={security.title} lines={security.lines} />
      <Lines id="settings-security-here" title={security.here.title} lines={security.here.lines} />
    </div>
  );
}

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      <ul className="mt-3 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="grid grid-cols-[auto_1fr] gap-2">
            <ShieldCheck aria-hidden="true" className="mt-0.5 text-icon-now" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
