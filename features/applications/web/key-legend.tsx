import { useSingleKeysSwitch } from '#platform/browser/single-keys.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Key, openShortcuts } from '#ui/shortcuts.tsx';
import { officeBatchTexts } from '../texts/office-batches.ts';

const { legend } = officeBatchTexts.keys;
const shown: [string[], string][] = [
  [['j', 'k'], legend.move],
  [['x'], legend.select],
  [['.'], legend.menu],
  [['/'], legend.search],
];

/** Under the list: the keys that work on it, and the switch for whoever does not want them. Not where there is no keyboard. */
export function KeyLegend() {
  const [on, setOn] = useSingleKeysSwitch();
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-small text-muted max-md:hidden">
      <Checkbox
        label={uiTexts.shortcuts.switch}
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {on &&
          shown.map(([keys, does]) => (
            <span key={does} className="inline-flex items-center gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
              {does}
            </span>
          ))}
        <button
          type="button"
          onClick={openShortcuts}
          className="prose-link inline-flex min-h-control items-center gap-1"
        >
          {on && <Key>?</Key>}
          {legend.all}
        </button>
      </p>
    </div>
  );
}
