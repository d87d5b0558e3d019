import { type ApostilleOffice, apostilleOffices } from '../rules/apostille-offices.ts';
import type { UsPlace } from '../rules/us-places.ts';
import { envelopeNames } from './envelope-names.ts';

/** The office that puts the apostille on papers of a place, as it calls itself; undefined where we do not know it. */
export function officeName(place: UsPlace): string | undefined {
  const { office, name: own, division } = apostilleOffices[place];
  const kind = kinds[office]?.(envelopeNames[place]) ?? own;
  return division ? `${kind}, ${division}` : kind;
}

const kinds: Partial<Record<ApostilleOffice, (place: string) => string>> = {
  'secretary-of-state': (place) => `${place} Secretary of State`,
  'department-of-state': (place) => `${place} Department of State`,
  'secretary-of-the-commonwealth': (place) => `Secretary of the Commonwealth of ${place}`,
  'lieutenant-governor': (place) => `${place} Lieutenant Governor`,
};
