import { FactNote } from '#features/facts/web/fact-note.tsx';
import { addBusinessDays, businessDaysSince } from '#features/schedule/rules/business-days.ts';
import { processingDuration } from '#features/schedule/rules/durations.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Card } from '#ui/card.tsx';
import { confirmationTexts } from '../../texts/guide-confirmation.ts';

const texts = confirmationTexts['online-application'].waiting;

/** Where one is in the wait, that nothing is to be done, and from when on to ask. */
export function WaitingCard({ sentAt }: { sentAt: string }) {
  const sent = new Date(sentAt);
  const now = new Date();
  const day = businessDaysSince(sent, now);
  const end = formatDate(addBusinessDays(sent, processingDuration.most));
  // On the weekend after a Friday no business day has begun either.
  const begins = sent.toDateString() === now.toDateString() ? texts.today : texts.weekend(formatDate(sent));
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{day === 0 ? begins : texts.day(day)}</h2>
      <p>{day > processingDuration.most ? texts.late(end) : `${texts.calm} ${texts.ask(end)}`}</p>
      <FactNote fact={texts.note}>
        <p className="text-small text-muted">{texts.weekends}</p>
      </FactNote>
    </Card>
  );
}
