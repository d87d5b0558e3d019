import { useEffect, useState } from 'react';
import type { Application } from '#domain/contracts/applications.ts';
import { statusTexts } from '#domain/texts/applications.ts';
import { dashboardTexts } from '#domain/texts/dashboard.ts';
import { LiveRegion } from '../../ui/live-region.tsx';

/** Says quietly that the dashboard is there, and later that the status changed: an approval comes by itself. */
export function DashboardAnnouncement({ application }: { application: Application | undefined }) {
  const [message, setMessage] = useState('');
  const [known, setKnown] = useState<Application['status']>();
  const status = application?.status;
  useEffect(() => {
    if (status === undefined || status === known) return;
    setMessage(known === undefined ? dashboardTexts.loaded : statusTexts[status].title);
    setKnown(status);
  }, [status, known]);
  return <LiveRegion message={message} />;
}
