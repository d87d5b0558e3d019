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
export async function officeScreens(client: pg.Client, me: string): Promise<Screen[]> {
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
  const { rows: shownCases } = await client.query<{ id: string }>(
    'select id from visa_applications order by created_at desc, id desc limit 50',
  );

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
    ...queueScreens(me),
    list(
      'waiting in 50 cases',
      `select a.id, a.status, a.review_requested_at, a.updated_at,
         (select count(*) from documents d where d.application_id = a.id and d.review_status = 'waiting') as documents,
         (select min(waiting_since) from documents d where d.application_id = a.id and d.review_status = 'waiting') as since,
         (select count(*) from support_messages m where m.user_id = a.user_id and m.waiting_since is not null) as messages,
         (select max(last_activity_at) from support_messages m where m.user_id = a.user_id) as last
       from visa_applications a where a.id = any('{${shownCases.map((one) => one.id).join()}}'::uuid[])`,
      `/api/office/waiting/cases?ids=${shownCases.map((one) => one.id).join()}`,
    ),
    list(
      'documents to review',
      `select d.*, p.email, f.full_name, (select count(*) from (select from documents where ${waits} limit 1001) c) as total
       from (select * from documents where ${waits} order by review_priority, waiting_since, id limit ${shown + 1}) d
       left join accounts p on p.id = d.user_id left join profiles f on f.user_id = d.user_id order by review_priority, waiting_since, d.id`,
      '/api/office/review',
    ),
    list(
      'audit, first page',
      `select e.*, f.full_name from (select * from audit_log order by id desc limit ${shown + 1}) e
       left join profiles f on f.user_id = e.actor_id order by e.id desc`,
      '/api/office/audit',
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

/** As the index of what is to be reviewed has it. */
const waits = `upload_status = 'uploaded' and review_status in ('waiting', 'in_review')
  and (guide_item is not null or document_category not in ('general', 'step_document'))`;

/** What waits longest of each kind, ten in all, of everybody, of the caller and of what has no colleague. */
const queueScreens = (me: string): Screen[] =>
  (['all', 'mine', 'unassigned'] as const).map((whose) => {
    const is = { all: 'true', mine: `assigned_to = '${me}'`, unassigned: 'assigned_to is null' }[whose];
    const text = `
      select w.*, f.full_name from (
        (select 'case' as kind, id, user_id, review_requested_at as since from visa_applications
          where status = 'under_review' and ${is} order by review_requested_at, id limit 11)
        union all
        (select 'document', d.id, d.user_id, d.waiting_since from documents d join visa_applications a on a.id = d.application_id
          where d.review_status = 'waiting' and ${waits.replaceAll(/(upload_status|review_status|guide_item|document_category)/g, 'd.$1')}
            and ${is} order by d.waiting_since, d.id limit 11)
        union all
        (select 'message', id, user_id, waiting_since from support_messages where waiting_since is not null and ${is}
          order by waiting_since, id limit 11)) w
      left join profiles f on f.user_id = w.user_id order by w.since limit 11`;
    return {
      what: `queue, ${whose}`,
      path: `/api/office/waiting?whose=${whose}`,
      bare: [{ text, values: [] }],
    };
  });
