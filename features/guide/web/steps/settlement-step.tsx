import { useId } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { LeadingFact } from '#features/facts/web/fact-note.tsx';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { guideItems } from '../../rules/guide-items.ts';
import { guideTexts } from '../../texts/guide.ts';
import { guideResources } from '../../texts/guide-resources.ts';
import { settlementTexts as texts } from '../../texts/guide-settlement.ts';
import { PartsProgress, Points } from '../checklist.tsx';
import type { StepBodyProps } from '../steps.ts';
import { FigureList, GuideItem } from './guide-item.tsx';

const { approved, before } = texts;

const ids = guideItems.settlement;

/** The sixth step: from the visa to a home in Portugal. */
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
        <LeadingFact fact="permit-deadline" specified={texts.timeline.specified} />
        <p>{texts.timeline.advice}</p>
      </Alert>
      {/* Not on paper: the printed list has its own notes. */}
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
              meta={<TaskMeta task={task} />}
              readOnly={readOnly}
            >
              {task.note && <LeadingFact fact={task.note} specified={task.timeframe} />}
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

/** Congratulates once the visa is approved; until then explains the step and why it cannot be completed. */
export function ApprovalBanner({ status }: { status: Application['status'] }) {
  if (status !== 'approved' && status !== 'completed')
    return (
      <Alert tone="info" title={before.title} className="no-print">
        <p>{before.text}</p>
        <p>
          {before.why} <Link to="/contact">{before.contact}</Link>
        </p>
      </Alert>
    );
  return (
    <Alert
      tone="success"
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {approved.title} <Tag tone="outline">{approved.badge}</Tag>
        </span>
      }
    >
      {approved.text}
    </Alert>
  );
}

/** Priority and timeframe in words; a timeframe that the register knows better follows below. */
function TaskMeta({
  task: { priority, timeframe, note },
}: {
  task: (typeof texts.tasks)[(typeof ids)[number]];
}) {
  return (
    <span className="mt-1 flex print:mt-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Tag tone={priority === 'high' ? 'plain' : 'outline'}>{texts.priorities[priority]}</Tag>
      {!note && timeframe}
    </span>
  );
}

/** Where to find help in Portugal, in four groups. */
export function Resources() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="no-print grid gap-4">
      <h3 id={heading} className="text-lead">
        {guideResources.title}
      </h3>
      <p>{guideResources.lead}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {guideResources.groups.map(({ title, resources }) => (
          <div key={title} className="grid content-start gap-2">
            <h4>{title}</h4>
            <ul className="grid gap-3">
              {resources.map(({ name, href, text }) => (
                <li key={name}>
                  {href ? (
                    <Link href={href} newTab className="inline-flex min-h-control items-center">
                      {name}
                    </Link>
                  ) : (
                    <b className="font-medium">{name}</b>
                  )}
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
