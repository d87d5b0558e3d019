/** A sentence whose ranges ("2-3 months") stay whole: a line may end at every other hyphen. The words are as they were. */
export function WholeRanges({ children: words }: { children: string }) {
  return words.split(/(\d{1,6}-\d{1,6})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
