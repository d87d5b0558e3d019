import type { RoleName } from '#platform/shared/roles.ts';
import { Tag } from '#ui/tag.tsx';

/** A role as a badge: staff stand out. */
export function RoleTag({ role }: { role: RoleName }) {
  return <Tag tone={role === 'user' ? 'outline' : role === 'admin' ? 'next' : 'now'}>{role}</Tag>;
}
