/** The process part that runs jobs. */
export interface Worker {
  /** Resolves when jobs are being taken; rejects when they are not. */
  probe(): Promise<void>;
  /** Finishes what runs and takes no more. */
  stop(): Promise<void>;
}
