import { useEffect, useState } from 'react';
import type { Application } from '#domain/contracts/applications.ts';
import { statusTexts } from '#domain/texts/applications.ts';
import { dashboardTexts } from '#domain/texts/dashboard.ts';
import { LiveRegion } from '../../ui/live-region.tsx';

/** Says quietly that the dashboard is there, and later that the status changed: an approval comes by itself. */
export function DashboardAnnouncement({ application }: { application: Application | undefined }) {
  const [message, setMessage] = useState('');
  const [known, setKnown] = useState<Pick<Application, 'id' | 'status'>>();
  const { id, status } = application ?? {};
  useEffect(() => {
    if (id === undefined || status === undefined) return;
    if (known?.id === id && known.status === status) return;
    setMessage(known?.id === id ? statusTexts[status].title : dashboardTexts.loaded);
    setKnown({ id, status });
  }, [id, status, known]);
  return <LiveRegion message={message} />;
}
