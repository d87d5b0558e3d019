/** What the session hands in. */
export interface AccessTokenSource {
  /** The present access token, refreshed when needed; undefined when signed out. */
  read(): Promise<string | undefined>;
  /**
   * The server refused a token that `read` gave out. Resolves when it is known what to do: true when the same person is
   * signed in (again), so that asking once more may help.
   */
  refused(): Promise<boolean>;
  /** What was asked needs a recent sign-in. True when the same person has just signed in again. */
  signInWanted(): Promise<boolean>;
}

let source: AccessTokenSource = {
  read: async () => undefined,
  refused: async () => false,
  signInWanted: async () => false,
};

export function setAccessTokenSource(next: AccessTokenSource): void {
  source = next;
}

/** The bearer token for our own API, or undefined when signed out. */
export function accessToken(): Promise<string | undefined> {
  return source.read();
}

/**
 * To be called when an answer says that nobody is signed in although a token was sent. It may take as long as the person
 * needs to sign in again; true means that the same request is worth repeating, for the same person.
 */
export function accessTokenRefused(): Promise<boolean> {
  return source.refused();
}

/** To be called when an answer asks for a recent sign-in; it takes as long as the person needs, and false means 'not now'. */
export function recentSignInWanted(): Promise<boolean> {
  return source.signInWanted();
}
