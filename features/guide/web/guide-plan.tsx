import { BookOpen, IdCard, Info, LayoutGrid, Printer, Stamp } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { applicationStages } from '#features/applications/texts/applications.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { glossary } from '../texts/glossary.ts';
import { guideTexts } from '../texts/guide.ts';
import { panelTexts } from '../texts/guide-panel.ts';

const texts = guideTexts.plan;

/** Beside the steps: overall progress, Print, and how steps and stages relate. */
export function GuidePlan({ application, onPrint }: { application: Application; onPrint: () => void }) {
  const [fit, setFit] = useState(false);
  const [words, setWords] = useState(false);
  return (
    <aside aria-label={texts.title} className="no-print grid content-start gap-4">
      <dl>
        <dt className="text-small text-muted">{texts.stage(application.current_step)}</dt>
        <dd className="font-strong">{applicationStages[application.current_step - 1]?.title}</dd>
      </dl>
      <ul className="grid justify-items-start">
        <li>
          <Button variant="quiet" onClick={onPrint}>
            <Printer aria-hidden="true" />
            {texts.print}
          </Button>
        </li>
        <li>
          <Button variant="quiet" onClick={() => setFit(true)}>
            <Info aria-hidden="true" />
            {texts.fit}
          </Button>
        </li>
        <li>
          <Button variant="quiet" onClick={() => setWords(true)}>
            <BookOpen aria-hidden="true" />
            {glossary.title}
          </Button>
        </li>
        <li>
          <ButtonLink variant="quiet" to="/visa-process/apostille">
            <Stamp aria-hidden="true" />
            {texts.apostille}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink variant="quiet" to="/visa-process/cards">
            <IdCard aria-hidden="true" />
            {texts.cards}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink variant="quiet" to="/visa-process/panel">
            <LayoutGrid aria-hidden="true" />
            {panelTexts.link}
          </ButtonLink>
        </li>
      </ul>
      <Dialog open={fit} onOpenChange={setFit} title={texts.fit} description={texts.fitIntro}>
        <dl className="grid gap-3">
          {applicationStages.map(({ title }, index) => (
            <div key={title}>
              <dt className="font-strong">{title}</dt>
              <dd>{texts.fitSteps[index]}</dd>
            </div>
          ))}
        </dl>
        <p>{texts.fitTitles}</p>
      </Dialog>
      <Dialog open={words} onOpenChange={setWords} title={glossary.title}>
        <dl className="grid gap-3">
          {glossary.entries.map(({ term, meaning }) => (
            <div key={term}>
              <dt className="font-strong">{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </aside>
  );
}
