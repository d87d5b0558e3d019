import { ChevronRight, LifeBuoy, Users } from 'lucide-react';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import type { Icon } from '#ui/icon.ts';
import { Anchor } from '#ui/link.tsx';
import { officeTexts as allTexts } from '../texts/office.ts';

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
