import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { longestViewName, longestViewParams, viewParamsForm } from './rules.ts';

/** Lists of the office that can have views. */
export const viewList = z.enum(['applications', 'support']);
export type ViewList = z.infer<typeof viewList>;

/** Search and filters of a list, saved under a name; `params` is the query of the list's address. */
export const officeView = z.object({
  id: z.uuid(),
  name: z.string(),
  params: z.string(),
  position: z.int(),
});
export type OfficeView = z.infer<typeof officeView>;

const name = z.string().trim().min(1).max(longestViewName);
const id = z.strictObject({ id: z.uuid() });

export const listViews = contract({
  method: 'get',
  path: '/api/office/views',
  summary: "The caller's own views of a list, in their order",
  query: z.strictObject({ list: viewList }),
  response: z.object({ views: z.array(officeView) }),
  errors: ['not_authenticated', 'forbidden'],
});

/**
 * The browser makes the id, so that a repeated request saves one view, and undoing a removal restores it in its position.
 * Refused as `conflict` when the name is taken or the limit is reached.
 */
export const saveView = contract({
  method: 'post',
  path: '/api/office/views',
  summary: 'Keep search and filters of a list under a name',
  body: z.strictObject({
    id: z.uuid(),
    list: viewList,
    name,
    params: z.string().max(longestViewParams).regex(viewParamsForm),
    position: z.int().min(1).max(1_000_000).optional(),
  }),
  response: officeView,
  errors: ['not_authenticated', 'forbidden', 'conflict'],
});

export const renameView = contract({
  method: 'put',
  path: '/api/office/views/{id}',
  summary: "Rename one of the caller's views",
  params: id,
  body: z.strictObject({ name }),
  response: officeView,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'conflict'],
});

export const removeView = contract({
  method: 'delete',
  path: '/api/office/views/{id}',
  summary: "Remove one of the caller's views",
  params: id,
  response: 'none',
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});
