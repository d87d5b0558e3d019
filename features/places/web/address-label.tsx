import { useFact } from '#features/facts/web/use-facts.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { apostilleTexts } from '../texts/apostille.ts';
import { MailingAddress } from './mailing-address.tsx';

const texts = apostilleTexts.label;

/** The address of the federal office, to print and tape on. It is the register's: where that has none, there is nothing. */
export function AddressLabel() {
  const { fact, failed } = useFact('apostille-mailing');
  if (!fact && !failed) return null;
  return (
    <Card aria-labelledby="label-title" className="grid justify-items-start gap-4">
      <CardHeader id="label-title" title={texts.title} />
      <MailingAddress />
      <p className="text-small text-muted">{apostilleTexts.advice}</p>
      {fact && (
        <PrintButton
          sheet={
            <div className="grid gap-4 bg-page text-ink">
              <MailingAddress />
              <p className="text-small">{texts.hint}</p>
            </div>
          }
        >
          {texts.print}
        </PrintButton>
      )}
    </Card>
  );
}
