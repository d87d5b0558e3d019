/** What the session hands in. */
export interface AccessTokenSource {
  /** The present access token, refreshed when needed; undefined when signed out. */
  read(): Promise<string | undefined>;
  /** The server refused a token that `read` gave out. */
  refused(): void;
}

let source: AccessTokenSource = { read: async () => undefined, refused: () => {} };

export function setAccessTokenSource(next: AccessTokenSource): void {
  source = next;
}

/** The bearer token for our own API, or undefined when signed out. */
export function accessToken(): Promise<string | undefined> {
  return source.read();
}

/** To be called when an answer says that nobody is signed in although a token was sent. */
export function accessTokenRefused(): void {
  source.refused();
}
