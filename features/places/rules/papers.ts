/** Papers that get an apostille, in the order in which people ask for them. */
export const apostillePapers = [
  'fbi',
  'birth',
  'marriage',
  'divorce',
  'state-police',
  'notarized',
  'birth-abroad',
  'other-country',
] as const;
export type ApostillePaper = (typeof apostillePapers)[number];

/** Those that the office of a state answers for. */
const statePapers = ['birth', 'marriage', 'divorce', 'state-police', 'notarized'] as const;
export type StatePaper = (typeof statePapers)[number];

/** Whether it matters in which state a paper was made. */
export function isStatePaper(paper: ApostillePaper): paper is StatePaper {
  return (statePapers as readonly string[]).includes(paper);
}
