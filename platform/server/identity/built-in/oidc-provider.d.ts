declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  /** The part of the library's request context that our configuration touches. */
  interface Context {
    type: string;
    body: string;
    req: IncomingMessage;
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: Provider;
    };
  }

  interface Interaction {
    uid: string;
    exp: number;
    /** As they came in the address that began it. */
    params: { ui_locales?: string };
  }

  /** A Koa application. Version 9 has no types of its own; this is what we use of it. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    silent: boolean;
    Grant: new (properties: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    /** Throws when the browser does not hold this interaction's cookie, or it has expired. */
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string; remember: boolean } } | { error: string },
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
    on(event: string, listener: (context: unknown, error: Error) => void): this;
  }
}
