import type { folderTexts } from '../texts.ts';

/** Why a file is not in the folder. */
export type FileProblem = keyof typeof folderTexts.problems;

/** A file that cannot be put into the folder; a page is in its place. */
export class FileNotPut extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
