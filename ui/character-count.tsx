import { locale } from '#platform/shared/texts/locale.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { LiveRegion } from './live-region.tsx';

const count = new Intl.NumberFormat(locale);

/** From here on there is something to say: the last tenth. */
const tellFrom = 0.9;

/**
 * How many characters are left, once it matters. Nothing is cut off: who pastes too much sees by how much. A screen
 * reader hears it at round numbers instead of at each key.
 */
export function CharacterCount({ value, max }: { value: string; max: number }) {
  const length = value.trim().length;
  const tells = length > max * tellFrom;
  const over = length > max;
  const step = max / 100;
  return (
    <>
      {tells && (
        <p
          aria-hidden="true"
          className={over ? 'text-small font-strong text-bad-text' : 'text-small text-muted'}
        >
          {wordsFor(max - length)}
        </p>
      )}
      <LiveRegion message={tells ? wordsFor(Math.floor((max - length) / step) * step) : ''} />
    </>
  );
}

function wordsFor(left: number): string {
  const words = count.format(Math.abs(left));
  return left < 0 ? uiTexts.charactersTooMany(words) : uiTexts.charactersLeft(words);
}
