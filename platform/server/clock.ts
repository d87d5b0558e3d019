/** The present moment; tests hand in one that they move. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
