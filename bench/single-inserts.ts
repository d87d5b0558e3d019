import pg from 'pg';

/** Connections of the one-row side, as PERFORMANCE's limit has them. */
const connections = 16;

/**
 * The limit that ingestion is held against: rows per second of single prepared inserts into page_views over sixteen
 * connections, each in a transaction of its own, by the owner and without figures. A plain Node client on purpose: there
 * is no pgbench beside the server that comes with the program.
 */
export async function measureSingleInserts(
  connection: pg.ClientConfig,
  page: string,
  seconds: number,
): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client(connection);
      await client.connect();
      return client;
    }),
  );
  let rows = 0;
  let counting = false;
  let running = true;
  const work = clients.map(async (client) => {
    while (running) {
      const id = crypto.randomUUID();
      await client.query({
        name: 'one',
        text: `insert into page_views (id, visitor_id, session_id, landing_page_id, utm_source, utm_medium, utm_campaign,
          referrer, user_agent, device_type, browser, page_load_time, time_on_page, bounce)
          values ($1, $1, $1, $2, 'mail', 'email', 'd7', 'google.com', 'Safari/17', 'mobile', 'Safari', 800, null, null)`,
        values: [id, page],
      });
      if (counting) rows += 1;
    }
  });
  await pause(1_000);
  counting = true;
  const began = performance.now();
  await pause(seconds * 1_000);
  counting = false;
  const took = (performance.now() - began) / 1000;
  running = false;
  await Promise.all(work);
  await Promise.all(clients.map((client) => client.end()));
  return rows / took;
}

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));
