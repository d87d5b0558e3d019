// biome-ignore format: one line each would be fifty
const states = [
  'al', 'ak', 'az', 'ar', 'ca', 'co', 'ct', 'de', 'fl', 'ga', 'hi', 'id', 'il', 'in', 'ia', 'ks', 'ky',
  'la', 'me', 'md', 'ma', 'mi', 'mn', 'ms', 'mo', 'mt', 'ne', 'nv', 'nh', 'nj', 'nm', 'ny', 'nc', 'nd',
  'oh', 'ok', 'or', 'pa', 'ri', 'sc', 'sd', 'tn', 'tx', 'ut', 'vt', 'va', 'wa', 'wv', 'wi', 'wy',
] as const;

/** Every place of the United States that issues papers of its own, as the mail abbreviates it. */
export const usPlaces = [...states, 'dc', 'as', 'gu', 'mp', 'pr', 'vi'] as const;
export type UsPlace = (typeof usPlaces)[number];

/** The place in the query parameter `state`; undefined when there is none. */
export function usPlaceOf(text: string | null): UsPlace | undefined {
  return usPlaces.find((place) => place === text?.toLowerCase());
}
