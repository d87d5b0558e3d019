import { officeFindingTexts } from '#domain/texts/office-finding.ts';
import { useSingleKeyGroups, useSingleKeys, useSingleKeysSwitch } from '../../lib/use-single-keys.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isMac } from './is-mac.ts';

const { shortcuts: texts, ...finding } = officeFindingTexts;

interface ShortcutListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What `?` shows: every shortcut that works on this screen, and the switch for those without Ctrl. */
export function ShortcutList({ open, onOpenChange }: ShortcutListProps) {
  const [on, setOn] = useSingleKeysSwitch();
  useSingleKeys(texts.everywhere, [{ keys: ['?'], label: texts.list, run: () => onOpenChange(true) }]);
  const groups = useSingleKeyGroups();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title}>
      <Group
        title={texts.withCtrl}
        lines={[
          [[finding.keys(isMac())], finding.label],
          [[texts.sidebarKeys(isMac())], finding.sidebar],
        ]}
      />
      {on &&
        groups.map(({ title, keys }) => (
          <Group key={title} title={title} lines={keys.map((one) => [one.keys, one.label])} />
        ))}
      <Checkbox
        label={texts.switch}
        hint={texts.switchHint}
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
    </Dialog>
  );
}

function Group({
  title,
  lines,
}: {
  title: string;
  lines: readonly (readonly [readonly string[], string])[];
}) {
  return (
    <section className="grid gap-1">
      <h3 className="text-base">{title}</h3>
      <dl className="grid gap-1">
        {lines.map(([keys, does]) => (
          <div key={does} className="flex items-baseline justify-between gap-4">
            <dt>{does}</dt>
            <dd className="flex flex-none gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-tile border border-line bg-surface px-1.5 text-center font-mono text-small"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
