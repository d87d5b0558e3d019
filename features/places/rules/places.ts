const states = [
  ...([
    'al',
    'ak',
    'az',
    'ar',
    'ca',
    'co',
    'ct',
    'de',
    'fl',
    'ga',
    'hi',
    'id',
    'il',
    'in',
    'ia',
    'ks',
  ] as const),
  ...([
    'ky',
    'la',
    'me',
    'md',
    'ma',
    'mi',
    'mn',
    'ms',
    'mo',
    'mt',
    'ne',
    'nv',
    'nh',
    'nj',
    'nm',
    'ny',
  ] as const),
  ...([
    'nc',
    'nd',
    'oh',
    'ok',
    'or',
    'pa',
    'ri',
    'sc',
    'sd',
    'tn',
    'tx',
    'ut',
    'vt',
    'va',
    'wa',
    'wv',
  ] as const),
  ...(['wi', 'wy'] as const),
] as const;

/** Every place of the United States that issues papers of its own, as the mail abbreviates it. */
export const usPlaces = [...states, 'dc', 'as', 'gu', 'mp', 'pr', 'vi'] as const;
export type UsPlace = (typeof usPlaces)[number];

/** What stands behind `state=` in an address; undefined when it names no place. */
export function usPlaceOf(text: string | null): UsPlace | undefined {
  return usPlaces.find((place) => place === text?.toLowerCase());
}
