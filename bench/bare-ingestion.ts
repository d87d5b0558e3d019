import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { givenWork } from './children.ts';

/**
 * The least that could count a view: a child of bench/ingestion.ts on the same database. It takes the report's word for
 * everything (no signature, no origin, no caps, no experiments, no row-level security, no visitor who was here before),
 * stores what has arrived in one statement with one figure of the day, and answers after its commit, one batch at a time.
 */
const [connection] = await givenWork<[pg.ClientConfig]>();
const client = new pg.Client(connection);
await client.connect();
await client.query(
  'create table if not exists bare_figures (day date, page uuid, views bigint, primary key (day, page))',
);
const store = `with rows as (
    insert into page_views (id, visitor_id, session_id, landing_page_id, utm_source, utm_medium, utm_campaign, referrer,
      user_agent, device_type, browser, page_load_time)
    select id, visitor, session, page, source, medium, campaign, host, 'Safari/17', 'mobile', 'Safari', load
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::integer[])
      as told (id, visitor, session, page, source, medium, campaign, host, load)
    returning landing_page_id
  )
  insert into bare_figures as f select current_date, landing_page_id, count(*) from rows group by 2
  on conflict (day, page) do update set views = f.views + excluded.views`;

let waiting: { row: unknown[]; answer: ServerResponse }[] = [];
let storing = false;
async function flush(): Promise<void> {
  if (storing || waiting.length === 0) return;
  storing = true;
  const batch = waiting;
  waiting = [];
  const values = Array.from({ length: 9 }, (_, column) => batch.map(({ row }) => row[column]));
  await client.query({ name: 'store', text: store, values });
  for (const { answer } of batch) answer.writeHead(204).end();
  storing = false;
  void flush();
}

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    const { id, page, utm_source, utm_medium, utm_campaign, referrer, load_ms } = JSON.parse(text);
    const [visitor, session] = request.headers.cookie?.split('=')[1]?.split('.') ?? [];
    const row = [id, visitor, session, page, utm_source, utm_medium, utm_campaign, referrer, load_ms];
    if (waiting.push({ row, answer: response }) === 1) setImmediate(flush);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.([(server.address() as AddressInfo).port, process.pid]));
