import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountQuery } from '#features/accounts/web/queries.ts';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { formatWhenBack } from '#platform/browser/when-back.ts';
import { Alert } from '#ui/alert.tsx';
import { notify } from '#ui/notify.ts';
import { maintenanceTexts } from '../texts/maintenance.ts';

/** The polling interval, should the live update not arrive. */
const lookMs = 15_000;

/**
 * On a page that was open when maintenance began: says so and keeps the page with its unsaved input. Refetches when it
 * ends.
 */
export function MaintenanceNotice() {
  const client = useQueryClient();
  const { data: settings } = useQuery({
    ...publicSettingsQuery,
    refetchInterval: ({ state }) => (state.data?.maintenance_mode ? lookMs : false),
  });
  const on = settings?.maintenance_mode === true;
  const wasOn = useRef(false);
  useEffect(() => {
    if (wasOn.current && !on) {
      void client.invalidateQueries();
      notify.success(maintenanceTexts.back.title, maintenanceTexts.back.detail);
    }
    wasOn.current = on;
  }, [client, on]);
  return on ? <Notice until={settings.maintenance_until} /> : null;
}

function Notice({ until }: { until: string | null }) {
  // Staff are not locked out.
  const { data: account } = useQuery(accountQuery);
  if (account && account.role !== 'user') return null;
  const when = formatWhenBack(until);
  return (
    <div className="no-print sticky top-header z-10 bg-page pt-4">
      <Alert tone="info" title={maintenanceTexts.notice.title}>
        <p>{maintenanceTexts.notice.detail}</p>
        <p>
          {maintenanceTexts.notice.goesOn} {when && maintenanceTexts.until(when)}
        </p>
      </Alert>
    </div>
  );
}
