/** How far a figure is from the true one, as a share of the true one. */
export const relativeError = (found: number, truth: number): number =>
  found === truth ? 0 : Math.abs(found - truth) / Math.abs(truth);
