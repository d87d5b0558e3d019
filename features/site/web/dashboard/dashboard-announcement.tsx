import { useEffect, useState } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { statusTexts } from '#features/applications/texts/applications.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { dashboardTexts } from '../../texts/dashboard.ts';

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
