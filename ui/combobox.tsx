import { Combobox as Base } from '@base-ui/react/combobox';
import clsx from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { useCoarsePointer } from '#platform/browser/use-coarse-pointer.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { controlLook } from './control-look.ts';
import { useField, useFieldControl } from './field.tsx';
import { matchesOption, type Option } from './find-option.ts';
import { listItemLook, listLook } from './overlay-look.ts';
import { Select } from './select.tsx';

export interface OptionGroup {
  /** Heading over the group; also its key. */
  label: string;
  items: readonly Option[];
}

export interface ComboboxProps {
  /** Groups in order; one group with an empty label for a plain list. */
  groups: readonly OptionGroup[];
  /** The chosen option's value, '' for none. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
}

const button = 'grid h-full w-9 place-items-center rounded-control text-muted hover:text-ink';

/** A list one types into: accents, apostrophes and case do not matter, other names find it too. */
export function Combobox({ groups, value, onValueChange, placeholder }: ComboboxProps) {
  const control = useFieldControl({});
  const field = useField();
  const options = groups.flatMap((group) => group.items);
  const chosen = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(chosen?.label ?? '');
  }
  return (
    <Base.Root
      items={groups as OptionGroup[]}
      value={chosen}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => {
        // When the list closes with nothing chosen, Base UI empties the input: what was typed stays instead.
        if (chosen || (reason !== 'none' && reason !== 'input-clear')) setTyped(text);
      }}
      onValueChange={(option: Option | null) => onValueChange(option?.value ?? '')}
      filter={(option: Option, typed: string) => matchesOption(option, typed)}
      isItemEqualToValue={(a: Option, b: Option) => a.value === b.value}
      autoHighlight
    >
      <Base.InputGroup className="relative">
        <Base.Input
          {...control}
          // While the list is open the label is hidden from screen readers; a name by id survives that.
          aria-labelledby={field?.labelId}
          placeholder={placeholder}
          className={controlLook('pr-20')}
        />
        <span className="absolute inset-y-0 right-1.5 flex">
          <Base.Clear className={button} aria-label={uiTexts.clearChoice}>
            <X aria-hidden="true" className="size-5" />
          </Base.Clear>
          <Base.Trigger className={button} aria-label={uiTexts.choices}>
            <ChevronDown aria-hidden="true" />
          </Base.Trigger>
        </span>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-50">
          <Base.Popup
            className={clsx(listLook, 'max-h-[min(24rem,var(--available-height))] w-(--anchor-width)')}
          >
            <Base.Empty>
              <p className="px-2.5 py-3 text-muted">{uiTexts.noMatch}</p>
            </Base.Empty>
            <Base.List>
              {(group: OptionGroup) => (
                <Base.Group key={group.label} items={group.items as Option[]}>
                  {group.label && (
                    <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-small text-muted">
                      {group.label}
                    </Base.GroupLabel>
                  )}
                  <Base.Collection>
                    {(option: Option) => (
                      <Base.Item key={option.value} value={option} className={listItemLook}>
                        <span className="flex-1">{option.label}</span>
                        <Base.ItemIndicator>
                          <Check aria-hidden="true" className="text-link" />
                        </Base.ItemIndicator>
                      </Base.Item>
                    )}
                  </Base.Collection>
                </Base.Group>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** A list one types into at a desk; under a finger the device's own, where `placeholder` chooses none. */
export function LongSelect({ groups, value, onValueChange, placeholder }: ComboboxProps) {
  if (!useCoarsePointer())
    return <Combobox groups={groups} value={value} onValueChange={onValueChange} placeholder={placeholder} />;
  return (
    <Select value={value} onChange={(event) => onValueChange(event.target.value)}>
      <option value="">{placeholder}</option>
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.items.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
