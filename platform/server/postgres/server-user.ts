import { statSync } from 'node:fs';

/** Whom the PostgreSQL processes run as. Both undefined: as ourselves. */
export type ServerUser = { uid?: number; gid?: number };

/** `nobody`, the one unprivileged account that every Linux has. */
const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root. When we are root it runs as the owner of an existing data folder, so that one
 * made by an ordinary user stays usable for that user, and otherwise as nobody.
 */
export function chooseServerUser(clusterDir: string): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody };
}
