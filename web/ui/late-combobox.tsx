import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import type { ComboboxProps } from './combobox.tsx';
import { TextInput } from './text-input.tsx';

const Combobox = lazy(async () => ({ default: (await import('./combobox.tsx')).Combobox }));

/** What a person did in the field before the list was there. */
interface Begun {
  inside: boolean;
  typed: string;
}

/**
 * A combobox whose code, 48 kB, is fetched while the rest of its form can be used already. Until it is there a plain field
 * stands in its place; whoever has entered that stays in it, and the list opens with what they have typed.
 */
export function LateCombobox(props: ComboboxProps) {
  const begun = useRef<Begun>({ inside: false, typed: '' });
  return (
    <Suspense fallback={<Resting {...props} begun={begun} />}>
      <Arrived {...props} begun={begun} />
    </Suspense>
  );
}

type Part = ComboboxProps & { begun: RefObject<Begun> };

function Resting({ id, groups, value, placeholder, begun }: Part) {
  const options = groups.flatMap((group) => group.items);
  const [shown, setShown] = useState(options.find((option) => option.value === value)?.label ?? '');
  return (
    <TextInput
      id={id}
      value={shown}
      placeholder={placeholder}
      onChange={({ target }) => {
        begun.current.typed = target.value;
        setShown(target.value);
      }}
      onFocus={() => {
        begun.current.inside = true;
      }}
      onBlur={() => {
        begun.current.inside = false;
      }}
    />
  );
}

function Arrived({ begun, ...props }: Part) {
  const [{ inside, typed }] = useState(() => ({ ...begun.current }));
  return <Combobox {...props} autoFocus={inside} typed={inside ? typed : ''} />;
}
