import { useEffect, useState } from 'react';
import {
  type SingleKeyGroup,
  useSingleKeyGroups,
  useSingleKeys,
  useSingleKeysSwitch,
} from '#platform/browser/single-keys.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Checkbox } from './checkbox.tsx';
import { Dialog } from './dialog.tsx';

const texts = uiTexts.shortcuts;
let show: (() => void) | undefined;

/** Opens the list of shortcuts: for buttons, because nothing may be reached by a key alone. */
export function openShortcuts(): void {
  show?.();
}

/**
 * The list of what keys do on the present screen, opened by `?`, with the switch for those that are pressed alone. Once,
 * in the frame; `everywhere` are the keys that work on every screen.
 */
export function Shortcuts({ everywhere }: { everywhere: SingleKeyGroup['keys'] }) {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useSingleKeysSwitch();
  const groups = useSingleKeyGroups();
  useSingleKeys(texts.title, [{ keys: ['?'], label: texts.open, run: () => setOpen(true) }]);
  useEffect(() => {
    show = () => setOpen(true);
    return () => {
      show = undefined;
    };
  }, []);
  const own = groups.filter(({ title }) => title !== texts.title);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={texts.title}>
      <Checkbox
        label={texts.switch}
        hint={texts.switchHint}
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
      {own.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <Group title={texts.everywhere} keys={[...everywhere, { keys: ['?'], label: texts.open }]} />
    </Dialog>
  );
}

function Group({ title, keys }: SingleKeyGroup) {
  return (
    <section>
      <h3 className="pb-1 font-strong">{title}</h3>
      <dl>
        {keys.map(({ keys: any, label }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-t border-line-soft py-1.5"
          >
            <dt>{label}</dt>
            <dd className="flex flex-none gap-1">
              {any.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A key as it looks on a keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="min-w-6 rounded-tile border border-line bg-surface px-1.5 text-center font-mono text-small">
      {children}
    </kbd>
  );
}
