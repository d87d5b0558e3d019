/**
 * Gives each its shortest words that nobody else has: `choices` are all there are for one, the shortest first. The last
 * ones stand where even they are somebody else's, too.
 */
export function tellApart(choices: readonly (readonly string[])[]): string[] {
  return choices.map(
    (own, index) =>
      own.find((words) => choices.every((others, other) => other === index || !others.includes(words))) ??
      own.at(-1) ??
      '',
  );
}
