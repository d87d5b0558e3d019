/** The one word that a slip of the keys makes of `word`; undefined when none is near or the word is too short to tell. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  if (most === 0) return undefined;
  let best: { word: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (candidate.length < 4 || candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > most)
      continue;
    const distance = editDistance(word, candidate);
    if (distance <= most && (!best || distance < best.distance)) best = { word: candidate, distance };
  }
  return best?.word;
}

/** Letters added, left out, changed, or two that changed places. */
function editDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [
    at,
    ...Array<number>(other.length).fill(0),
  ]);
  for (let at = 0; at <= other.length; at += 1) (rows[0] as number[])[at] = at;
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + same,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, cell(row - 2, column - 2) + 1);
      (rows[row] as number[])[column] = least;
    }
  return cell(one.length, other.length);
}
