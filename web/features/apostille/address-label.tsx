import { labelLines } from '#domain/rules/apostille/label-lines.ts';
import { apostilleTexts } from '#domain/texts/apostille.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { sourceWords } from '../facts/source-date.ts';
import { useFact } from '../facts/use-facts.ts';

const texts = apostilleTexts.label;

/** The address of the federal office as a label to print. It is the register's: where that has none, there is no label. */
export function AddressLabel() {
  const { fact } = useFact('apostille-mailing');
  const lines = fact && labelLines(fact.text);
  if (!lines) return null;
  const label = (
    <address lang="en" className="w-fit border border-dashed border-ink p-6 text-lead not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
  return (
    <Card aria-labelledby="label-title" className="grid justify-items-start gap-4">
      <CardHeader id="label-title" title={texts.title} />
      {label}
      <p className="text-small text-muted">
        {sourceWords(fact)} {apostilleTexts.advice}
      </p>
      <PrintButton
        sheet={
          <div className="grid gap-4 bg-page text-ink">
            {label}
            <p className="text-small">
              {texts.hint} {sourceWords(fact)}
            </p>
          </div>
        }
      >
        {texts.print}
      </PrintButton>
    </Card>
  );
}
