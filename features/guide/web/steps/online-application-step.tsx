import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HandInWhere } from '#features/places/web/hand-in-place.tsx';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { guideItems } from '../../rules/guide-items.ts';
import { onlineApplicationTexts as texts } from '../../texts/guide-online-application.ts';
import { PartsProgress, Points } from '../checklist.tsx';
import type { StepBodyProps } from '../steps.ts';
import { FigureList, GuideItem } from './guide-item.tsx';

const ids = guideItems['online-application'];

/** The fourth step: how to fill in the visa application online. */
export function OnlineApplicationStep({ guide, readOnly }: StepBodyProps) {
  const done = ids.filter((id) => guide.completed[id]).length;
  return (
    <div className="grid gap-6 print:gap-3">
      <p>
        {texts.aboutTitle.text} <Link to="/visa-process#documents">{texts.aboutTitle.link}</Link>
      </p>
      <PartsProgress
        done={done}
        total={ids.length}
        label={texts.progress.label}
        words={texts.progress.value(done, ids.length)}
        finished={{
          title: texts.submitted.title,
          detail: (
            <>
              {texts.submitted.text} <Link to="/visa-process/submitted">{texts.submitted.next}</Link>
            </>
          ),
        }}
      />
      <OfficialPortal next={!readOnly && done < ids.length} />
      <FigureList title={texts.figuresTitle} figures={texts.figures} />
      <div className="grid gap-1">
        <h3 className="text-lead">{texts.center.title}</h3>
        <p>{texts.center.text}</p>
        <HandInWhere />
      </div>
      <ol aria-label={texts.list}>
        {ids.map((id) => {
          const { title, duration, how } = texts.parts[id];
          return (
            <GuideItem
              key={id}
              guide={guide}
              id={id}
              title={title}
              meta={texts.takes(duration)}
              readOnly={readOnly}
            >
              <Points points={how} />
            </GuideItem>
          );
        })}
      </ol>
    </div>
  );
}

const portalTexts = texts.portal;

/** Links to the official portal, with a note that it is not ours. `next`: the primary action. */
export function OfficialPortal({ next }: { next: boolean }) {
  const [leaving, setLeaving] = useState(false);
  const { data: settings } = useQuery(publicSettingsQuery);
  if (!settings) return null;
  const { official_portal_url: url } = settings;
  if (!url)
    return (
      <p>
        {portalTexts.missing} <Link to="/contact">{portalTexts.contact}</Link>
      </p>
    );
  return (
    <div className="no-print">
      <Button variant={next ? 'primary' : 'outline'} onClick={() => setLeaving(true)}>
        {portalTexts.button}
      </Button>
      <Dialog
        open={leaving}
        onOpenChange={setLeaving}
        title={portalTexts.leaving.title}
        description={portalTexts.leaving.text(new URL(url).host)}
        actions={
          <>
            <Button onClick={() => setLeaving(false)}>{portalTexts.leaving.stay}</Button>
            <ButtonLink variant="primary" href={url} newTab onClick={() => setLeaving(false)}>
              {portalTexts.leaving.open}
            </ButtonLink>
          </>
        }
      >
        <p>{portalTexts.leaving.warning}</p>
      </Dialog>
    </div>
  );
}
