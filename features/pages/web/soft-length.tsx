import clsx from 'clsx';
import { officePageTexts } from '../texts/office-pages.ts';

const { form: texts } = officePageTexts;

/** How long a text is against what is advised: "32 of 60 letters". More is allowed, and said. */
export function SoftLength({ value, advised }: { value: string; advised: number }) {
  const { length } = value.trim();
  const over = length > advised;
  return (
    <p className={clsx('text-small', over ? 'font-strong text-due-text' : 'text-muted')}>
      {over ? texts.lengthOver(length, advised) : texts.length(length, advised)}
    </p>
  );
}
