import type { RoleName } from '#platform/shared/roles.ts';
import { Tag } from '#ui/tag.tsx';
import { officeAccountTexts } from '../../texts/office-accounts.ts';

/** An account's display name in the office. */
export function personName({ full_name }: { full_name: string | null }): string {
  return full_name ?? officeAccountTexts.noName;
}

/** A role as a badge, coloured for staff. */
export function RoleTag({ role }: { role: RoleName }) {
  return <Tag tone={role === 'user' ? 'outline' : role === 'admin' ? 'next' : 'now'}>{role}</Tag>;
}
