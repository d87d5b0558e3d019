import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { saveFile } from '#platform/browser/fetch-file.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { QueryState } from '#ui/query-view.tsx';
import { panelSvg } from '../rules/panel.ts';
import { panelTexts as texts } from '../texts/guide-panel.ts';
import { guideQuery } from './queries.ts';

/** The user's tile panel, to view, save and print. Generated from the account's id and the completed steps. */
export function PanelPoster({ application }: { application: Application }) {
  const session = useSession();
  const query = useQuery(guideQuery(application.id));
  const [failed, setFailed] = useState(false);
  if (session.state !== 'signed-in' || !query.data)
    return <QueryState query={query} loading={texts.loading} failed={texts.failed} size="page" />;

  const done = query.data.steps.map(({ state }) => state === 'completed');
  const svg = panelSvg(session.user.id, done);
  const gold = query.data.steps_completed;

  async function save() {
    setFailed(false);
    try {
      saveFile({ name: texts.fileName, blob: await drawPng(svg) });
    } catch {
      setFailed(true);
    }
  }
  return (
    // Beside the picture where there is room: caption and actions.
    <div className="grid items-end gap-x-12 gap-y-6 pb-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:grid-rows-[1fr_auto] print:block">
      <figure className="grid w-full gap-4 lg:contents print:grid print:justify-items-center">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={texts.picture(gold)}
          width="800"
          height="800"
          className="h-auto w-full border border-line lg:row-span-2 dark:brightness-80 print:border-0 print:filter-none!"
        />
        <figcaption className="grid gap-1 lg:self-end lg:text-lead print:justify-items-center print:pt-6 print:text-center">
          {application.applicant_name && (
            <span className="display text-2xl [overflow-wrap:anywhere]">
              {texts.for(application.applicant_name)}
            </span>
          )}
          <span className="text-muted">{texts.caption(gold)}</span>
        </figcaption>
      </figure>
      <div className="no-print grid gap-4">
        {failed && <Alert tone="error" title={texts.saveFailed} />}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => void save()}>
            <Download aria-hidden="true" />
            {texts.save}
          </Button>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Renders an SVG at its own size as a PNG. Throws where the browser cannot. */
async function drawPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))));
  });
}
