import { officeBatchTexts } from '#domain/texts/office-batches.ts';
import { useSingleKeysSwitch } from '../../lib/use-single-keys.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

const { keys: texts } = officeBatchTexts;
const shown: [string[], string][] = [
  [['j', 'k'], texts.legend.move],
  [['x'], texts.legend.select],
  [['Enter'], texts.legend.open],
  [['.'], texts.legend.menu],
  [['/'], texts.legend.search],
  [['?'], texts.legend.all],
];

/** Under the list: the keys that work on it, and the switch for whoever does not want them. Not where there is no keyboard. */
export function KeyLegend() {
  const [on, setOn] = useSingleKeysSwitch();
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-small text-muted max-md:hidden">
      <Checkbox label={texts.switch} checked={on} onChange={({ target }) => setOn(target.checked)} />
      {on && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {shown.map(([keys, does]) => (
            <span key={does} className="inline-flex items-center gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-tile border border-line bg-surface px-1.5 text-center font-mono"
                >
                  {key}
                </kbd>
              ))}
              {does}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
