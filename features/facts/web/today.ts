/** The day it is, as the register counts it: in UTC, like the server. */
export const today = (): string => new Date().toISOString().slice(0, 10);
