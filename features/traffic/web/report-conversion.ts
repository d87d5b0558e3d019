import { conversionAddress } from '#platform/shared/advertising.ts';
import { adsChoice } from './ads-choice.ts';

const storageKey = 'rumo-conversions';
/** Purchases that are remembered; nobody makes more. */
const remembered = 20;

/**
 * Tells the advertiser of one purchase, once: value 1, USD, the configured id. `id` is what this page may report
 * (`SiteData.ads`); without it, or when the choice was taken back since the page was loaded, nothing leaves. A picture
 * and no script: no code of another company runs beside people's papers. Failures are only logged.
 */
export function reportConversion(id: string | undefined, purchase: string): void {
  try {
    if (!id || adsChoice() !== 'on' || !isFirst(purchase)) return;
    const picture = new Image(1, 1);
    picture.referrerPolicy = 'origin';
    picture.onerror = note;
    picture.src = conversionAddress(id);
  } catch (error) {
    note(error);
  }
}

function note(failure: unknown): void {
  // biome-ignore lint/suspicious/noConsole: specified: tracking errors are only logged
  console.warn('the conversion was not reported', failure);
}

/** Whether this purchase was not reported before, noting it. */
function isFirst(purchase: string): boolean {
  const known: string[] = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  if (known.includes(purchase)) return false;
  localStorage.setItem(storageKey, JSON.stringify([...known, purchase].slice(-remembered)));
  return true;
}
