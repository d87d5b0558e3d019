/** "Ana R." of "Ana Ribeiro", for columns where a colleague is named beside a case. One word stays as it is. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.[Symbol.iterator]().next().value;
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
