import { useState } from 'react';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { onlineApplicationTexts } from '../../texts/guide-online-application.ts';

const texts = onlineApplicationTexts.portal;

/** The way to the official portal, after a word that it is not ours. `next`: it is the next thing to do. */
export function OfficialPortal({ next }: { next: boolean }) {
  const [leaving, setLeaving] = useState(false);
  const { data: settings } = usePublicSettings();
  if (!settings) return null;
  const { official_portal_url: url } = settings;
  if (!url)
    return (
      <p>
        {texts.missing} <Link to="/contact">{texts.contact}</Link>
      </p>
    );
  return (
    <div className="no-print">
      <Button variant={next ? 'primary' : 'outline'} onClick={() => setLeaving(true)}>
        {texts.button}
      </Button>
      <Dialog
        open={leaving}
        onOpenChange={setLeaving}
        title={texts.leaving.title}
        description={texts.leaving.text(new URL(url).host)}
        actions={
          <>
            <Button onClick={() => setLeaving(false)}>{texts.leaving.stay}</Button>
            <ButtonLink variant="primary" href={url} newTab onClick={() => setLeaving(false)}>
              {texts.leaving.open}
            </ButtonLink>
          </>
        }
      >
        <p>{texts.leaving.warning}</p>
      </Dialog>
    </div>
  );
}
