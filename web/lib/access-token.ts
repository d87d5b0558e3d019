type Source = () => Promise<string | undefined>;

let source: Source = async () => undefined;

/** The session hands in where the present access token comes from (it refreshes it when needed). */
export function setAccessTokenSource(next: Source): void {
  source = next;
}

/** The bearer token for our own API, or undefined when signed out. */
export function accessToken(): Promise<string | undefined> {
  return source();
}
