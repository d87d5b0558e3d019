/** Gives each its first choice (shortest first) that no other has, else its last. */
export function tellApart(choices: readonly (readonly string[])[]): string[] {
  return choices.map(
    (own, index) =>
      own.find((words) => choices.every((others, other) => other === index || !others.includes(words))) ??
      own.at(-1) ??
      '',
  );
}
