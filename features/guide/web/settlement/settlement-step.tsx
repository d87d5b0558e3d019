import { FactNote } from '#features/facts/web/fact-note.tsx';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { guideItems } from '../../rules/guide-items.ts';
import { guideTexts } from '../../texts/guide.ts';
import { settlementTexts as texts } from '../../texts/guide-settlement.ts';
import { FigureList } from '../figure-list.tsx';
import { GuideItem } from '../guide-item.tsx';
import { PartsProgress } from '../parts-progress.tsx';
import { Points } from '../points.tsx';
import type { StepBodyProps } from '../step-body.ts';
import { ApprovalBanner } from './approval-banner.tsx';
import { Resources } from './resources.tsx';
import { TaskMeta } from './task-meta.tsx';

const ids = guideItems.settlement;

/** The sixth card: from the visa in the passport to a home in Portugal. */
export function SettlementStep({ guide, application, readOnly }: StepBodyProps) {
  const done = ids.filter((id) => guide.completed[id]).length;
  return (
    <div className="grid gap-6 print:gap-3">
      <ApprovalBanner status={application.status} />
      <PartsProgress
        done={done}
        total={ids.length}
        label={texts.progress.label}
        words={texts.progress.value(done, ids.length)}
        finished={{
          title: texts.done.title,
          detail: (
            <>
              {texts.done.text} <Link to="/visa-process/welcome">{texts.done.next}</Link>
            </>
          ),
        }}
      />
      <Alert tone="deadline" title={texts.timeline.title} className="print:py-1 print:text-small">
        <p>{texts.timeline.text}</p>
        <p>{texts.timeline.advice}</p>
      </Alert>
      {/* The paper is a list to work through; its own notes stand at the things they are about. */}
      <div className="no-print">
        <FigureList title={texts.figuresTitle} figures={texts.figures} />
      </div>
      <ul aria-label={texts.list}>
        {ids.map((id) => {
          const task = texts.tasks[id];
          return (
            <GuideItem
              key={id}
              guide={guide}
              id={id}
              title={task.title}
              meta={<TaskMeta priority={task.priority} timeframe={task.timeframe} />}
              readOnly={readOnly}
            >
              {task.note && <FactNote fact={task.note} />}
              <Points points={task.details} />
            </GuideItem>
          );
        })}
      </ul>
      <div className="no-print">
        <ButtonLink to="/visa-process/cards">{guideTexts.plan.cards}</ButtonLink>
      </div>
      <Resources />
      <p className="text-small text-muted">{texts.advice}</p>
    </div>
  );
}
