import { byName } from '#features/accounts/texts/country-names.ts';
import { LongSelect } from '#ui/combobox.tsx';
import { usPlaces } from '../rules/us-places.ts';
import { apostilleTexts } from '../texts/apostille.ts';
import { envelopeNames } from '../texts/envelope-names.ts';
import { usPlaceAliases, usPlaceNames } from '../texts/us-places.ts';

interface PlaceControlProps {
  value: string;
  onChange: (place: string) => void;
}

/** One of the states and territories. */
export function PlaceControl({ value, onChange }: PlaceControlProps) {
  return (
    <LongSelect
      groups={placeChoices}
      value={value}
      onValueChange={onChange}
      placeholder={apostilleTexts.place.choose}
    />
  );
}

/** The capital and the territories are behind the fifty states. */
const territoriesFrom = usPlaces.indexOf('dc');

/** Found by its own name, the English one and two letters, too. */
const option = (place: (typeof usPlaces)[number]) => ({
  value: place,
  label: usPlaceNames[place],
  aliases: [place, envelopeNames[place], ...(usPlaceAliases[place] ?? [])],
});

const sorted = (places: typeof usPlaces | readonly (typeof usPlaces)[number][]) =>
  places.map(option).sort((a, b) => byName(a.label, b.label));

/** All places as a control shows them: the states in the order of the alphabet, then the others. */
export const placeChoices = [
  { label: apostilleTexts.place.states, items: sorted(usPlaces.slice(0, territoriesFrom)) },
  { label: apostilleTexts.place.territories, items: sorted(usPlaces.slice(territoriesFrom)) },
];
