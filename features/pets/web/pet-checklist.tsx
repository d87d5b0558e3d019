import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { petTexts } from '../texts.ts';

const texts = petTexts.checklist;

/** 'Bringing your pet': what to do in which order, each step with its source and date. */
export function PetChecklist() {
  return (
    <Card id="bringing-your-pet" aria-labelledby="pet-checklist" className="grid grid-cols-1 gap-4">
      <CardHeader id="pet-checklist" title={texts.heading} />
      <p>{texts.lead}</p>
      <Steps />
      <Sources />
      <div>
        <PrintButton sheet={<Sheet />}>{texts.print}</PrintButton>
      </div>
    </Card>
  );
}

function Steps() {
  return (
    <ol className="grid grid-cols-1 list-decimal gap-4 pl-7 marker:font-strong print:gap-2">
      {texts.steps.map(({ title, detail, source }) => (
        <li key={title} className="pl-1">
          <p className="font-strong">{title}</p>
          <p>{detail}</p>
          <p className="text-small text-muted">{texts.sourceOf(source)}</p>
        </li>
      ))}
    </ol>
  );
}

function Sources() {
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-small text-muted">{texts.checked}</p>
      <ul>
        {texts.links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} newTab className="inline-flex min-h-control items-center print:min-h-0">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sheet() {
  return (
    <article className="grid grid-cols-1 gap-4 bg-page text-ink">
      <h1 className="display text-2xl">{texts.heading}</h1>
      <p>{texts.lead}</p>
      <Steps />
      <Sources />
    </article>
  );
}
