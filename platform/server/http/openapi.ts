import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import { commonErrors, errorBody, errorStatus } from '#platform/shared/contract.ts';
import type { Route } from './route.ts';

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const octets = 'application/octet-stream';
const bytes = { [octets]: { schema: { type: 'string' as const, format: 'binary' } } };
const events = { 'text/event-stream': { schema: { type: 'string' as const } } };

const contentOf = (response: z.ZodType | 'bytes' | 'events', mediaType = octets) =>
  response === 'bytes' ? { [mediaType]: bytes[octets] } : response === 'events' ? events : json(response);

/** The OpenAPI 3.1 document of all routes. */
export function describeApi(routes: readonly Route[], publicUrl: string): object {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const { contract, policy, recent } of routes) {
    const { body, response, mediaType } = contract;
    const asked = recent ? (['sign_in_again'] as const) : [];
    const refusals = [...commonErrors, ...asked, ...(contract.errors ?? [])].map((code) => [
      errorStatus[code],
      { description: code, content: json(errorBody) },
    ]);
    openAPIRegistry.registerPath({
      method: contract.method,
      path: contract.path,
      summary: contract.summary,
      security: policy === 'public' || policy === 'link' ? [] : [{ session: [] }],
      request: {
        ...(contract.params && { params: contract.params }),
        ...(contract.query && { query: contract.query }),
        ...(body && { body: { required: true, content: body === 'bytes' ? bytes : json(body) } }),
      },
      responses: {
        ...Object.fromEntries(refusals),
        ...(response === 'none'
          ? { 204: { description: 'Done' } }
          : { 200: { description: 'Done', content: contentOf(response, mediaType) } }),
      },
    });
  }
  return getOpenAPI31Document.call({ openAPIRegistry } as never, {
    openapi: '3.1.0',
    info: { title: 'Rumo', version: '1' },
    servers: [{ url: publicUrl }],
  });
}
