import { addBusinessDays, businessDaysSince } from '#domain/rules/business-days.ts';
import { confirmationTexts } from '#domain/texts/guide-confirmation.ts';
import { formatDate } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { FactNote } from '../../facts/fact-note.tsx';

const texts = confirmationTexts['online-application'].waiting;

/** The end of the specified 15-30 business days. */
const longestWait = 30;

/** Where one is in the wait, that nothing is to be done, and from when on to ask. */
export function WaitingCard({ sentAt }: { sentAt: string }) {
  const sent = new Date(sentAt);
  const day = businessDaysSince(sent, new Date());
  const end = formatDate(addBusinessDays(sent, longestWait));
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{day === 0 ? texts.today : texts.day(day)}</h2>
      <p>{day > longestWait ? texts.late(end) : `${texts.calm} ${texts.ask(end)}`}</p>
      <FactNote fact={texts.note}>
        <p className="text-small text-muted">{texts.weekends}</p>
      </FactNote>
    </Card>
  );
}
