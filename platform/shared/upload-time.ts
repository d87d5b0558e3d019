/** How long the bytes of an upload may take to arrive. At 10 MB that is a line of 90 kbit/s. */
export const uploadMs = 15 * 60_000;
