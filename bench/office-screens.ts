import type pg from 'pg';
import { rareName } from './office-world.ts';

export interface BareQuery {
  text: string;
  values: unknown[];
}

/** A screen as we are asked for it, and as somebody would write it who only had to read the rows. */
interface Screen {
  what: string;
  path: string;
  bare: BareQuery[];
}

const office = '/api/office/applications';
const frequentName = 'Petersen';
const shown = 50;

/** One page of applications, in one query as well: the page is cut first, then joined. */
function page(where: string, total: string, values: unknown[] = [], dir = 'desc'): BareQuery[] {
  const text = `select a.*, p.email, coalesce(nullif(a.applicant_name, ''), f.full_name, p.display_name) as name,
      (select count(*) from documents d where d.application_id = a.id and d.upload_status = 'uploaded') as documents,
      (${total}) as total
    from (select * from visa_applications where ${where} order by created_at ${dir}, id ${dir} limit ${shown + 1}) a
    left join accounts p on p.id = a.user_id left join profiles f on f.user_id = a.user_id
    order by a.created_at ${dir}, a.id ${dir}`;
  return [{ text, values }];
}

const keptTotal = (where = '') =>
  `select sum(delta) from list_counts where list = 'visa_applications' ${where}`;
const cappedTotal = `select count(*) from (select 1 from visa_applications where search_text like $1 limit 1001) c`;

/** The screens over the world that is there. */
export async function officeScreens(client: pg.Client): Promise<Screen[]> {
  const rowAt = async (share: number) => {
    const { rows } = await client.query<{ id: string; mark: string }>(
      `select id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as mark from visa_applications
       order by created_at desc, id desc offset (select ($1::float8 * (count(*) - 200))::bigint from visa_applications) limit 1`,
      [share],
    );
    const [row] = rows;
    if (!row) throw new Error('the world is empty');
    return row;
  };
  const { rows: cases } = await client.query<{ id: string; user_id: string }>(
    `select id, user_id from visa_applications where id in (select application_id from application_steps)
     and id in (select subject_id::uuid from audit_log where subject_type = 'application') limit 1`,
  );
  const [{ id, user_id } = { id: '', user_id: '' }] = cases;

  const after = (what: string, place: { id: string; mark: string }): Screen => ({
    what,
    path: `${office}?cursor=${Buffer.from(`${place.mark} ${place.id}`).toString('base64url')}`,
    bare: page('(created_at, id) < ($1, $2)', keptTotal(), [place.mark, place.id]),
  });
  const search = (what: string, name: string): Screen => ({
    what,
    path: `${office}?q=${name}`,
    bare: page('search_text like $1', cappedTotal, [`%${name.toLowerCase()}%`]),
  });
  const list = (what: string, text: string, path: string): Screen => ({
    what,
    path,
    bare: [{ text, values: [] }],
  });

  return [
    { what: 'first page', path: office, bare: page('true', keptTotal()) },
    {
      what: 'one status',
      path: `${office}?status=under_review`,
      bare: page(`status = 'under_review'`, keptTotal(`and bucket = 'under_review'`)),
    },
    search('search, rare name', rareName),
    search('search, frequent name', frequentName),
    after('next page', await rowAt(0.00005)),
    after('page in the middle', await rowAt(0.5)),
    after('page at the end', await rowAt(1)),
    { what: 'oldest first', path: `${office}?dir=asc`, bare: page('true', keptTotal(), [], 'asc') },
    {
      what: 'case',
      path: `${office}/${id}`,
      bare: [
        ...page('id = $1', keptTotal(), [id]),
        {
          text: 'select * from accounts left join profiles on user_id = id where id = $1',
          values: [user_id],
        },
        {
          text: 'select * from application_steps where application_id = $1 order by step_number',
          values: [id],
        },
        { text: 'select * from documents where application_id = $1 order by created_at desc', values: [id] },
        {
          text: `select * from audit_log where subject_type = 'application' and subject_id = $1 order by id desc limit 100`,
          values: [id],
        },
      ],
    },
    list(
      'users, first page',
      `select p.*, f.full_name, (select sum(delta) from list_counts where list = 'accounts') as total
       from (select * from accounts order by created_at desc, id desc limit ${shown + 1}) p
       left join profiles f on f.user_id = p.id order by p.created_at desc, p.id desc`,
      '/api/office/accounts',
    ),
    list(
      'support, first page',
      `select m.*, f.full_name, (select sum(delta) from list_counts where list = 'support_messages') as total
       from (select * from support_messages order by created_at desc, id desc limit ${shown + 1}) m
       left join profiles f on f.user_id = m.user_id order by m.created_at desc, m.id desc`,
      '/api/office/support',
    ),
    {
      what: 'overview',
      path: '/api/office/overview',
      bare: [
        { text: 'select list, bucket, sum(delta) from list_counts group by list, bucket', values: [] },
        { text: `select count(*) from accounts where created_at >= now() - interval '7 days'`, values: [] },
        {
          text: `select status, count(*) from visa_applications where created_at >= now() - interval '7 days' group by status`,
          values: [],
        },
        {
          text: `select a.status, e.was, count(*) from (
              select distinct on (subject_id) subject_id::uuid as id, details ->> 'from' as was from audit_log
              where action in ('application.decided', 'application.decision_undone')
                and occurred_at >= now() - interval '7 days' order by subject_id, id) e
            join visa_applications a using (id) where a.created_at < now() - interval '7 days' group by 1, 2`,
          values: [],
        },
      ],
    },
  ];
}
