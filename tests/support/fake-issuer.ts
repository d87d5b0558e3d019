import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** What the token endpoint sends: status and body. */
export interface TokenAnswer {
  status: number;
  body: unknown;
}

export const clientId = 'client-of-the-test';
export const clientSecret = 'a-secret-of-the-test-that-is-long-enough';

/**
 * An identity provider that does what a test tells it to. Its keys are real; `goodToken` signs as an honest provider
 * would, `answer` is what the token endpoint sends next.
 */
export async function fakeIssuer(port = 0) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'honest', alg: 'RS256', use: 'sig' };
  let answer: TokenAnswer = { status: 500, body: 'no answer was set' };
  let url = '';

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/.well-known/openid-configuration') {
      return sendJson(response, 200, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'ES256', 'none'],
        authorization_response_iss_parameter_supported: true,
        acr_values_supported: ['phr', '0'],
      });
    }
    if (path === '/jwks') return sendJson(response, 200, { keys: [jwk] });
    if (path === '/token') return sendJson(response, answer.status, answer.body);
    return sendJson(response, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** The claims an honest provider would make. */
  function claims(nonce: string): JWTPayload & Record<string, unknown> {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: url,
      aud: clientId,
      sub: 'subject-1',
      nonce,
      iat: now,
      exp: now + 300,
      email: 'maria@example.com',
      email_verified: true,
      name: 'Maria Lopez',
    };
  }

  return {
    url,
    jwk,
    privateKey,
    claims,
    goodToken: (payload: JWTPayload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'honest' }).sign(privateKey),
    answerWith: (next: TokenAnswer) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', typeof body === 'string' ? 'text/plain' : 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
