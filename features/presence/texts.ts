/** Who else of staff has the same case or conversation open. */
export const officePresenceTexts = {
  /** `names` is never empty. */
  viewing: (names: readonly string[]) => {
    const [first = '', second] = names;
    if (second === undefined) return `${first} is viewing`;
    if (names.length === 2) return `${first} and ${second} are viewing`;
    return `${first} and ${names.length - 1} others are viewing`;
  },
} as const;
