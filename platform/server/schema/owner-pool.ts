import pg from 'pg';

/** A single connection, in the form that the libraries want. The query under way tells of a loss; idle, it is nobody's. */
export function ownerPool(owner: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({ ...owner, max: 1, application_name: 'rumo: migrate' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
