import { CalendarPlus, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { calendarTexts } from '../texts/calendar.ts';

const texts = calendarTexts.address;

/** Others have no program for `webcal:`, and a press would do nothing. An iPad calls itself a Mac. */
const isApple = /\b(iPhone|iPad|Macintosh)\b/.test(navigator.userAgent);

/** The address itself, for this one time, and where to put it. The focus comes here: it is what was asked for. */
export function ShownAddress({ url }: { url: string }) {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.copyFailed),
    );
  return (
    <div className="my-1 grid justify-items-start gap-3 rounded-card border border-line p-4">
      <h4 ref={heading} tabIndex={-1} className="font-strong">
        {texts.label}
      </h4>
      <p className="w-full rounded-control bg-well p-3 font-mono text-small [overflow-wrap:anywhere] select-all">
        {url}
      </p>
      <p>{texts.once}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={copy}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        {isApple && (
          <ButtonLink href={url.replace(/^https?:/, 'webcal:')}>
            <CalendarPlus aria-hidden="true" />
            {texts.subscribe}
          </ButtonLink>
        )}
      </div>
      <p aria-live="polite" className="text-small empty:hidden">
        {said}
      </p>
      <Disclosure title={texts.how}>
        <ul className="grid list-disc gap-2 pl-6">
          <li>{isApple ? texts.apple.here : texts.apple.elsewhere}</li>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p>{texts.slow}</p>
      </Disclosure>
    </div>
  );
}
