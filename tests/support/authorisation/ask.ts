import type { Contract } from '#platform/shared/contract.ts';
import type { Asked } from './recipe.ts';

/** What somebody saw: without what differs from one answer to the next although nothing of it tells anything. */
export interface Answer {
  status: number;
  text: string;
}

const passing = /^(date|x-request-id|connection|keep-alive)$/;

/** Asks over HTTP. An endless answer is cut off: whoever got one was let in. */
export async function ask(
  url: string,
  contract: Contract,
  { params, query, search, body }: Asked,
  headers: object,
): Promise<Answer> {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const pairs = Object.entries({ ...query, ...search }).map(([name, value]) => [name, String(value)]);
  const address = `${url}${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`;
  const isBytes = contract.body === 'bytes';
  const answer = await fetch(address, {
    method: contract.method.toUpperCase(),
    redirect: 'manual',
    headers: { ...headers, ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isBytes ? (body as Blob) : JSON.stringify(body) }),
  });
  const endless = answer.ok && contract.response === 'events';
  const text = endless ? ((await answer.body?.cancel()) ?? '') : await answer.text();
  const told = [...answer.headers].filter(([name]) => !passing.test(name));
  return {
    status: answer.status,
    text: `${answer.status} ${JSON.stringify(told)} ${text.replace(/"request_id":"[^"]+"/, '')}`,
  };
}
