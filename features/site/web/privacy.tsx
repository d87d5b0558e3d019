import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import type { CountingState } from '#features/pages/contract/pitch.ts';
import { pageTexts } from '#features/pages/texts/pages.ts';
import { CountingSwitch, countingSentence } from '#features/pages/web/counting.tsx';
import { type PolicySection, policySections } from '#features/privacy/texts/privacy.ts';
import { optOutCookie } from '#features/traffic/rules/visitors.ts';
import { advertisingTexts as texts } from '#features/traffic/texts/advertising.ts';
import { chooseAds, useAdsChoice } from '#features/traffic/web/ads-choice.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { FieldError } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Switch } from '#ui/switch.tsx';

/** The table of contents; sticky from 1000 px, at most as tall as the window. */
export function PolicyContents({ title }: { title: string }) {
  return (
    <nav
      aria-labelledby="policy-contents"
      className="no-print grid content-start gap-3 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <h2 id="policy-contents" className="text-xl">
        {title}
      </h2>
      <ol className="grid sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-1">
        {policySections.map(({ id, numeral, title: name }) => (
          <li key={id}>
            <Link href={`#${id}`} className="inline-flex min-h-control items-baseline gap-2 py-2">
              <span className="w-10 flex-none text-right">{numeral}.</span>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The sections in order. */
export function Policy() {
  return policySections.map((section) => <Section key={section.id} {...section} />);
}

function Section({ id, numeral, title, paragraphs: [first, ...rest], items }: PolicySection) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} tabIndex={-1} className="text-xl">
        {numeral}. {title}
      </h2>
      <p>{first}</p>
      {items && (
        <ul className="grid list-disc gap-2 pl-6">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** Consent to report a purchase to an advertiser; off by default. */
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
      {/* Consent can be withdrawn even after we stopped reporting. */}
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

/**
 * The opt-out on a page that is cached for everyone: without scripts the address carries the new state, with scripts
 * the cookie does.
 */
export function CountingCard() {
  const [search] = useSearchParams();
  const told = search.get('counting') === 'off' ? 'opted-out' : 'counted';
  const state = useSyncExternalStore(never, stateHere, () => told);
  return (
    <Card id="counting" aria-labelledby="counting-title" className="no-print grid justify-items-start gap-3">
      <CardHeader id="counting-title" title={pageTexts.counting.heading} />
      <p role="status">{countingSentence[state]}</p>
      <CountingSwitch state={state} />
    </Card>
  );
}

/** The state changes only with a page load. */
const never = () => () => {};

function stateHere(): CountingState {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1') return 'asked';
  const optedOut = document.cookie.split('; ').includes(`${optOutCookie}=1`);
  return optedOut ? 'opted-out' : 'counted';
}
