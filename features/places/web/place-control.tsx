import { useCoarsePointer } from '#platform/browser/use-coarse-pointer.ts';
import { Combobox } from '#ui/combobox.tsx';
import { Select } from '#ui/select.tsx';
import { apostilleTexts } from '../texts/apostille.ts';
import { placeChoices } from './place-choices.ts';

interface PlaceControlProps {
  value: string;
  onChange: (place: string) => void;
}

/** One of the states and territories: a list to type into at a desk, the device's own list under a finger. */
export function PlaceControl({ value, onChange }: PlaceControlProps) {
  const { choose } = apostilleTexts.place;
  if (!useCoarsePointer())
    return <Combobox groups={placeChoices} value={value} onValueChange={onChange} placeholder={choose} />;
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{choose}</option>
      {placeChoices.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.items.map((place) => (
            <option key={place.value} value={place.value}>
              {place.label}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
