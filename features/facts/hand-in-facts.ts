/** The beginning of the id of what is read by consulate, at the hand-in (features/places/rules/hand-in.ts), and not beside a figure. */
export const handInPrefix = 'hand-in-';

/** The posts of Portugal in the United States of which a source says whose papers for a visa they take, by the city that facts name. */
export const postCities = {
  washington: 'Washington',
  'new-york': 'New York',
  newark: 'Newark',
  boston: 'Boston',
  'new-bedford': 'New Bedford',
  'san-francisco': 'San Francisco',
} as const;

const choices: readonly (readonly [beginning: string, values: readonly string[]])[] = [
  [`${handInPrefix}post-`, Object.values(postCities)],
  [`${handInPrefix}desk-`, ['VFS', 'Consulate']],
];

/** The only values that a fact may have, besides none, which says that we do not know; undefined for a fact with any value. */
export function choicesOf(id: string): readonly string[] | undefined {
  return choices.find(([beginning]) => id.startsWith(beginning))?.[1];
}
