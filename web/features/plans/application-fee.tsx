import { planTexts } from '#domain/texts/plans.ts';
import { usePublicSettings } from '../settings/use-public-settings.ts';

/** What an application costs besides the plan; nothing while that is nothing. */
export function ApplicationFee() {
  const fee = usePublicSettings().data?.application_fee ?? 0;
  if (fee === 0) return null;
  return (
    <p className="pb-6">
      <b className="font-strong">{planTexts.applicationFee(fee.toFixed(2))}</b>
      <span className="block text-muted">{planTexts.feeOnce}</span>
    </p>
  );
}
