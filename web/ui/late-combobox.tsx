import { lazy, Suspense, useRef } from 'react';
import type { ComboboxProps } from './combobox.tsx';
import { TextInput } from './text-input.tsx';

const Combobox = lazy(async () => ({ default: (await import('./combobox.tsx')).Combobox }));

/**
 * A combobox whose code, 48 kB, is fetched while the rest of its form can be used already. Until it is there its place
 * shows what is chosen; whoever has entered it stays in it.
 */
export function LateCombobox(props: ComboboxProps) {
  const entered = useRef(false);
  const options = props.groups.flatMap((group) => group.items);
  const resting = (
    <TextInput
      id={props.id}
      readOnly
      value={options.find(({ value }) => value === props.value)?.label ?? ''}
      placeholder={props.placeholder}
      onFocus={() => {
        entered.current = true;
      }}
      onBlur={() => {
        entered.current = false;
      }}
    />
  );
  return (
    <Suspense fallback={resting}>
      <Arrived {...props} entered={entered} />
    </Suspense>
  );
}

function Arrived({ entered, ...props }: ComboboxProps & { entered: { current: boolean } }) {
  return <Combobox {...props} autoFocus={entered.current} />;
}
