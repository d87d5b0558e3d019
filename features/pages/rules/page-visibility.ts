export const pageStatuses = ['draft', 'active', 'inactive'] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** Why the public does not see a page. There may be two. */
export const hiddenReasons = ['status_draft', 'status_inactive', 'switched_off'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** Every reason why the public does not see the page; none: it does. */
export function hiddenBecause(page: { status: PageStatus; is_active: boolean }): HiddenReason[] {
  const reasons: HiddenReason[] = [];
  if (page.status === 'draft') reasons.push('status_draft');
  if (page.status === 'inactive') reasons.push('status_inactive');
  if (!page.is_active) reasons.push('switched_off');
  return reasons;
}
