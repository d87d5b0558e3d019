import { randomUUID } from 'node:crypto';
import type { DB } from '#db/generated/types.ts';
import type { Recipe, World } from './shapes.ts';

/** The recipes of what the office keeps about its own work. */
export function officeRecipes(w: World): Record<keyof Pick<DB, 'staff_mails' | 'audit_checks'>, Recipe> {
  const { alice, bob } = w;
  return {
    staff_mails: {
      a: { id: alice.staffMail },
      b: { id: bob.staffMail },
      insert: (author) => ({
        user_id: bob.id,
        author_id: author.id,
        subject: 'Your appointment',
        body: 'Please call us.',
        client_key: randomUUID(),
      }),
      touch: () => ({ body: 'x' }),
      repoint: () => [{ user_id: bob.id }, { author_id: bob.id }],
    },
    audit_checks: {
      a: { id: w.checks[0] },
      b: { id: w.checks[1] },
      insert: (author) => ({ requested_by: author.id }),
      touch: () => ({ checked: 1 }),
      repoint: () => [{ requested_by: bob.id }],
    },
  };
}
