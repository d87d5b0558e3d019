import { Link } from '#ui/link.tsx';
import { guideItems } from '../../rules/guide-items.ts';
import { onlineApplicationTexts as texts } from '../../texts/guide-online-application.ts';
import { FigureList } from '../figure-list.tsx';
import { GuideItem } from '../guide-item.tsx';
import { PartsProgress } from '../parts-progress.tsx';
import { Points } from '../points.tsx';
import type { StepBodyProps } from '../step-body.ts';
import { OfficialPortal } from './official-portal.tsx';

const ids = guideItems['online-application'];

/** The fourth card: how the visa application is filled in online. */
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
