import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useId, useState } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { bringFigure } from '#features/documents/texts/document-counts.ts';
import { DocumentPanel } from '#features/documents/web/document-panel.tsx';
import { documentsQuery } from '#features/documents/web/queries.ts';
import type { Guide } from '#features/guide/contract.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { ItemMark } from '#features/guide/web/checklist.tsx';
import { guideQuery } from '#features/guide/web/queries.ts';
import type { StepBodyProps } from '#features/guide/web/steps.ts';
import { useSetGuideItem } from '#features/guide/web/use-guide.ts';
import type { HandIn } from '#features/places/contract.ts';
import { HandInFactLine } from '#features/places/web/hand-in-place.tsx';
import { handInQuery } from '#features/places/web/queries.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { type BringItemId, bringDone, tellsOf } from '../rules.ts';
import { bringWords, bringTexts as texts } from '../texts.ts';

/** What to bring besides the six types: a tick, the files, and what the register says of each. Empty when it names nothing. */
export function AlsoBring({ guide, readOnly }: StepBodyProps) {
  const heading = useId();
  const handIn = useQuery(handInQuery).data;
  if (guide.bring.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-3 border-t border-line pt-5 print:gap-2">
      <h3 id={heading} className="text-lead">
        {texts.title}
      </h3>
      <p className="font-strong">{bringFigure(bringDone(guide), guide.bring.length)}</p>
      <p>{texts.lead}</p>
      {handIn?.residence === null && <p className="text-muted">{texts.residence}</p>}
      <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
        {guide.bring.map((id) => (
          <Item
            key={id}
            id={id}
            guide={guide}
            facts={handIn?.facts.filter((fact) => tellsOf(fact.id, id)) ?? []}
            readOnly={readOnly}
          />
        ))}
      </ul>
    </section>
  );
}

/** The same beside all documents. */
export function AlsoBringCard({ application }: { application: Application }) {
  const guide = useQuery(guideQuery(application.id)).data;
  if (!guide || guide.bring.length === 0) return null;
  return (
    <Card className="[&>section]:border-t-0 [&>section]:pt-0">
      <AlsoBring guide={guide} application={application} readOnly={false} />
    </Card>
  );
}

interface ItemProps {
  id: BringItemId;
  guide: Guide;
  facts: HandIn['facts'];
  readOnly: boolean;
}

function Item({ id, guide, facts, readOnly }: ItemProps) {
  const { set } = useSetGuideItem(guide.application_id);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const files = (useQuery(documentsQuery(guide.application_id)).data ?? []).filter(
    (row) => row.bring_item === id && row.upload_status === 'uploaded',
  );
  const { name } = bringWords[id];
  const action = open ? texts.close : files.length > 0 ? requiredTexts.files(files.length) : texts.file;
  const done = guide.completed[id] !== undefined;
  const why = facts.length > 0 && (
    <ul className="grid gap-1 text-small">
      {facts.map((fact) => (
        <li key={fact.id}>
          <HandInFactLine fact={fact} />
        </li>
      ))}
    </ul>
  );
  if (readOnly)
    return (
      <li className="grid grid-cols-[auto_1fr] gap-x-3 py-3">
        <ItemMark done={done} />
        <div className="grid gap-1">
          <b className="font-strong">{name}</b>
          {why}
        </div>
      </li>
    );
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Checkbox
          className="min-w-0 flex-1 basis-60"
          label={<b className="font-strong">{name}</b>}
          aria-label={texts.have(name)}
          checked={done}
          onChange={({ target }) => void set(id, target.checked)}
        />
        <Button
          variant="quiet"
          className="no-print"
          aria-expanded={open}
          aria-controls={panel}
          aria-label={texts.named(action, name)}
          onClick={() => setOpen(!open)}
        >
          <Paperclip aria-hidden="true" />
          {action}
        </Button>
      </div>
      <div className="grid gap-3 pl-10">
        {why}
        <div id={panel} hidden={!open} className="no-print">
          {open && (
            <DocumentPanel
              target={{ application_id: guide.application_id, document_category: 'general', bring_item: id }}
              document={name}
            />
          )}
        </div>
      </div>
    </li>
  );
}
