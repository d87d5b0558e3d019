import { useState } from 'react';
import { advertisingTexts as texts } from '#features/traffic/texts/advertising.ts';
import { chooseAds, useAdsChoice } from '#features/traffic/web/ads-choice.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { FieldError } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';

/** Whether an advertiser may learn of a purchase: off until somebody switches it on. */
export function AdvertisingCard({ configured }: { configured: boolean }) {
  const choice = useAdsChoice();
  const [failed, setFailed] = useState(false);
  const on = choice === 'on';
  return (
    <Card id="advertising" aria-labelledby="advertising-title" className="no-print grid gap-3">
      <CardHeader id="advertising-title" title={texts.heading} />
      <p role="status" className="font-strong">
        {on ? texts.on : texts.off}
      </p>
      <p>{explanation(configured, choice)}</p>
      {/* Whoever agreed before can take it back even after we stopped reporting. */}
      {choice !== 'asked' && (configured || on) && (
        <Switch
          label={texts.switch}
          hint={texts.switchHint}
          checked={on}
          onChange={({ target }) => setFailed(chooseAds(target.checked) !== (target.checked ? 'on' : 'off'))}
        />
      )}
      {failed && <FieldError>{texts.failed}</FieldError>}
    </Card>
  );
}

function explanation(configured: boolean, choice: 'on' | 'off' | 'asked'): string {
  if (choice === 'asked') return texts.asked;
  if (!configured) return texts.notSet;
  return choice === 'on' ? texts.onDetail : texts.offDetail;
}
