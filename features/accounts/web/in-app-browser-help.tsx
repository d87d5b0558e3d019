import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { accountTexts } from '../texts/accounts.ts';
import { chromeIntent, type InAppBrowser } from './in-app-browser.ts';

const texts = accountTexts.inAppBrowser;

export interface InAppBrowserHelpProps {
  browser: InAppBrowser;
  /** The page to open elsewhere. */
  address: string;
  /** We may be wrong about the browser. */
  onTryAnyway: () => void;
}

/** Instead of the button that cannot work here: how to get into a real browser, with the address to take along. */
export function InAppBrowserHelp({ browser, address, onTryAnyway }: InAppBrowserHelpProps) {
  const [said, setSaid] = useState('');
  const steps = browser.system === 'android' ? texts.androidSteps : texts.iosSteps;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.copyFailed),
    );
  return (
    <div className="grid gap-4">
      <h2 className="text-lead font-strong">{texts.heading}</h2>
      <p>{texts.explanation(browser.app ?? texts.unknownApp)}</p>
      {browser.system === 'android' && (
        <ButtonLink variant="primary" href={chromeIntent(address)}>
          {texts.openInChrome}
        </ButtonLink>
      )}
      <h3 className="font-strong">{texts.stepsHeading}</h3>
      <ol className="grid list-decimal gap-1 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{texts.orCopy}</p>
      <p className="rounded-control bg-well p-3 [overflow-wrap:anywhere] select-all">{address}</p>
      <Button onClick={copy}>{texts.copyLink}</Button>
      <p aria-live="polite" className="text-small empty:hidden">
        {said}
      </p>
      <Button variant="quiet" onClick={onTryAnyway}>
        {texts.tryAnyway}
      </Button>
    </div>
  );
}
