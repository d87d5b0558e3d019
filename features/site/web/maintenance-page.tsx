import { useEffect, useState } from 'react';
import { getPublicSettings } from '#features/settings/contract.ts';
import { call } from '#platform/browser/api.ts';
import { formatWhenBack } from '#platform/browser/when-back.ts';
import { Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PreferencesButton } from '#ui/preferences-button.tsx';
import { Tile } from '#ui/tile.tsx';
import { maintenanceTexts } from '../texts/maintenance.ts';

/** The polling interval. Random jitter spreads many open pages. */
const lookMs = 15_000;

interface MaintenancePageProps {
  siteName: string;
  supportEmail: string;
  until: string | null;
  /** An admin's preview: no polling. */
  preview?: boolean;
}

/** The page shown during maintenance. Loads the requested page once it ends. */
export function MaintenancePage({ siteName, supportEmail, until, preview }: MaintenancePageProps) {
  const [stillClosed, setStillClosed] = useState(false);
  const [looking, setLooking] = useState(false);
  // The server does not know the user's time zone.
  const [when, setWhen] = useState<string>();
  useEffect(() => setWhen(formatWhenBack(until)), [until]);
  useEffect(() => {
    if (preview) return;
    const timer = setInterval(() => void openWhenOver(), lookMs * (0.75 + Math.random() / 2));
    return () => clearInterval(timer);
  }, [preview]);

  async function look() {
    setLooking(true);
    setStillClosed(false);
    if (preview || !(await openWhenOver())) setStillClosed(true);
    setLooking(false);
  }
  return (
    <main id="main" className="wrap grid min-h-dvh content-center py-12">
      <title>{`${maintenanceTexts.title} - ${siteName}`}</title>
      <div className="grid max-w-[54ch] justify-items-start gap-6">
        <div className="flex w-full flex-wrap items-center justify-between gap-4">
          <Brand />
          <PreferencesButton />
        </div>
        <div aria-hidden="true" className="grid w-52 grid-cols-4">
          {(['flor', 'cruz', 'flor', 'cruz'] as const).map((figure, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is its number
            <Tile key={place} figure={figure} className="aspect-square h-auto w-full" />
          ))}
        </div>
        <h1 className="display text-3xl md:text-4xl">{maintenanceTexts.title}</h1>
        <div className="grid gap-3 text-lead">
          <p className="font-strong">{maintenanceTexts.safe}</p>
          <p>{maintenanceTexts.detail}</p>
          <p>
            {when ? maintenanceTexts.until(when) : maintenanceTexts.soon} {maintenanceTexts.comesBack}
          </p>
        </div>
        <div className="grid justify-items-start gap-2">
          <Button busy={looking} onClick={() => void look()}>
            {maintenanceTexts.again}
          </Button>
          <p role="status" className="min-h-[1.5em] text-muted">
            {stillClosed && maintenanceTexts.stillClosed}
          </p>
        </div>
        <p>
          {maintenanceTexts.help}{' '}
          <Link
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-control items-center wrap-anywhere"
          >
            {supportEmail}
          </Link>
        </p>
      </div>
    </main>
  );
}

/** Reloads if the site is open; returns whether it is. */
async function openWhenOver(): Promise<boolean> {
  const settings = await call(getPublicSettings, {}).catch(() => undefined);
  if (settings?.maintenance_mode !== false) return false;
  location.reload();
  return true;
}
