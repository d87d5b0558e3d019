import { z } from 'zod';

/** What a list that comes in pages is asked for: `cursor` is the opaque mark of the last row so far. */
export const pageQuery = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

/** What a page says besides its rows. `total` counts all matches; counting a search stops at 1,000: `total_is_capped`. */
export const pageAnswer = {
  total: z.int(),
  total_is_capped: z.boolean(),
  next_cursor: z.string().nullable(),
};
