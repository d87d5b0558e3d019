import type { Dweller, World } from './shapes.ts';

/** Someone who tries, as the door would present them to the database. */
export interface MatrixActor {
  name: string;
  role: string;
  staffRole?: 'moderator' | 'admin';
  /** Who they are; the claims carry it unless `unnamed`. */
  self: Dweller;
  /** The role without any claim: what a slip in the door would leave. */
  unnamed?: true;
}

/** `login` is the connection before it takes a role; `owner` is Alice, `other` is Bob. */
export function actors({ alice, bob, moderator, admin }: World): MatrixActor[] {
  return [
    { name: 'login', role: 'rumo_app', self: bob, unnamed: true },
    { name: 'anon', role: 'rumo_anon', self: bob, unnamed: true },
    { name: 'applicant?', role: 'rumo_applicant', self: bob, unnamed: true },
    { name: 'staff?', role: 'rumo_staff', self: bob, unnamed: true },
    { name: 'owner', role: 'rumo_applicant', self: alice },
    { name: 'other', role: 'rumo_applicant', self: bob },
    { name: 'moderator', role: 'rumo_staff', staffRole: 'moderator', self: moderator },
    { name: 'admin', role: 'rumo_staff', staffRole: 'admin', self: admin },
    { name: 'system', role: 'rumo_system', self: bob, unnamed: true },
  ];
}
