import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Platform } from '../platform.ts';
import { closedPolicy, fixedHeaders } from './headers.ts';

/** Answers requests before the app builds anything of them; calls `next` for the others. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/** Headers of Node or of the web. */
export type HeaderSource = Pick<Headers, 'get'>;

export interface FastRequest {
  /** HEAD comes to routes of GET. */
  method: string;
  /** As they are in the URL, not decoded. */
  params: Readonly<Record<string, string>>;
  headers: HeaderSource;
  body: Buffer;
}

export interface FastAnswer {
  status: number;
  /** `closedPolicy` when absent. */
  contentPolicy?: string;
  /** `no-store` when absent. */
  cacheControl?: string;
  /** Names and values in turn, as Node writes them fastest. */
  headers?: readonly string[];
  body?: Buffer | undefined;
}

/**
 * The operation of a fast route. A promise makes an answer slower, so there is none where nothing has to be waited for.
 * `undefined` passes the request on to the app.
 */
export type FastHandler = (
  request: FastRequest,
  platform: Platform,
) => FastAnswer | undefined | Promise<FastAnswer | undefined>;

/** Returns a function that writes an answer by Node's own response, with the headers that `securityHeaders` adds. */
export function nodeSender(publicUrl: string) {
  const fixed = fixedHeaders(publicUrl).flat();
  return (outgoing: ServerResponse, requestId: string, answer: FastAnswer): void => {
    const { status, contentPolicy = closedPolicy, cacheControl = 'no-store', headers = [], body } = answer;
    const head = [
      ...fixed,
      'Content-Security-Policy',
      contentPolicy,
      'Cache-Control',
      cacheControl,
      ...headers,
    ];
    head.push('X-Request-Id', requestId);
    if (body) head.push('Content-Length', String(body.length));
    // Node itself leaves the body out for HEAD.
    outgoing.writeHead(status, head).end(body);
  };
}

export type SendByNode = ReturnType<typeof nodeSender>;
