import { useSingleKeysSwitch } from '#platform/browser/single-keys.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Key, openShortcuts } from '#ui/shortcuts.tsx';
import { officeListTexts } from '../texts/office-lists.ts';
import type { Rows } from './rows.tsx';

const { legend } = officeListTexts;

/** Below a list: its keyboard shortcuts and the switch that disables them. Empty on devices without a keyboard. */
export function KeyLegend({ rows: { offers } }: { rows: Pick<Rows, 'offers'> }) {
  const [on, setOn] = useSingleKeysSwitch();
  const shown = [
    { keys: ['j', 'k'], does: legend.move, offered: true },
    { keys: ['x'], does: legend.select, offered: offers.select },
    { keys: ['.'], does: legend.menu, offered: offers.menu },
    { keys: ['/'], does: legend.search, offered: offers.search },
  ].filter(({ offered }) => offered);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-small text-muted max-md:hidden">
      <Checkbox
        label={uiTexts.shortcuts.switch}
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {on &&
          shown.map(({ keys, does }) => (
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
