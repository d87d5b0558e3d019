import type { IncomingMessage, ServerResponse } from 'node:http';
import { preferredLanguage } from '#platform/shared/languages.ts';
import { readStaticFiles } from '../../built-in-pages/page-document.ts';
import { isForwarded } from '../../client-address.ts';
import type { Log } from '../../log.ts';
import { type KnownPerson, subjectOf } from './built-in-people.ts';
import { chooserPage, problemPage, readForm } from './chooser-page.ts';
import type { BuiltInProvider } from './provider.ts';
import type { SignInWord } from './sign-in-word.ts';

/** No script anywhere; the forms end, by way of redirects, at our own callback. */
const policy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Everything below `/idp`. It answers only under the server's own addresses and to nobody whom a proxy passed on: through
 * a tunnel or a made-up host name, anybody could sign in as anybody. A browser gives the `word` once, where there is one.
 * `people` are offered as buttons.
 */
export function providerPages(deps: {
  builtIn: BuiltInProvider;
  publicUrl: string;
  origins: readonly string[];
  hosts: ReadonlySet<string>;
  log: Log;
  word: SignInWord | undefined;
  people: () => Promise<readonly KnownPerson[]>;
}): (request: IncomingMessage, response: ServerResponse) => void {
  const { builtIn, publicUrl, origins, hosts, log, word, people } = deps;
  const { host: publicHost, protocol } = new URL(publicUrl);
  const files = readStaticFiles('/idp');
  const contentPolicy = policy(origins);
  const answerProvider = builtIn.provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '/';
    const path = address.split('?')[0] ?? '/';
    secure(response, contentPolicy);
    if (!hosts.has(request.headers.host ?? '') || (word && isForwarded(request))) {
      return send(response, 421, problemPage(browserLanguage(request), true));
    }
    const file = files.get(path);
    if (file) {
      response.setHeader('Cache-Control', 'public, max-age=3600');
      return send(response, 200, file.body, file.type);
    }
    // The library builds addresses from the request; let it see PUBLIC_URL alone.
    request.headers.host = publicHost;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete request.headers['x-forwarded-host'];
    delete request.headers['x-forwarded-for'];
    // Nobody stays signed in here: a person who comes next on this computer chooses again, and may be another person.
    request.headers.cookie = withoutCookie(request.headers.cookie, builtIn.sessionCookie);

    const linked = /^\/idp\/word\/([\w-]{1,40})$/.exec(path);
    if (linked) return answerLink(response, linked[1] ?? '');
    const visit = /^\/idp\/interaction\/[\w-]+(\/cancel)?$/.exec(path);
    if (visit) return answerVisit(request, response, path, visit[1] !== undefined);
    Object.assign(request, { originalUrl: address });
    request.url = address.slice('/idp'.length) || '/';
    await answerProvider(request, response);
  }

  async function answerVisit(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    cancelled: boolean,
  ): Promise<void> {
    const visit = await builtIn.provider.interactionDetails(request, response).catch(() => undefined);
    if (!visit) return send(response, 400, problemPage(browserLanguage(request)));
    const language = preferredLanguage(visit.params.ui_locales);
    const once = { mergeWithLastSubmission: false };
    if (request.method === 'POST' && cancelled) {
      return builtIn.provider.interactionFinished(request, response, { error: 'access_denied' }, once);
    }
    const posted = request.method === 'POST';
    const form = posted ? await readForm(request) : { email: '', name: '', word: '' };
    if (!form) return send(response, 413, problemPage(language));
    const asksWord = word !== undefined && !word.isKnownTo(request.headers.cookie);
    if (asksWord && posted) {
      const accepted = word.accept(form.word);
      if (typeof accepted === 'string') form.wordProblem = accepted === 'wait' ? 'wordWait' : 'wordWrong';
      else response.setHeader('Set-Cookie', accepted.cookie);
    }
    if (!posted || form.emailProblem || form.nameProblem || form.wordProblem) {
      const stillAsks = asksWord && (!posted || form.wordProblem !== undefined);
      const known = stillAsks ? [] : await people();
      return send(response, posted ? 422 : 200, chooserPage(language, path, known, form, stillAsks));
    }
    const accountId = subjectOf(form.email);
    await builtIn.rememberPerson(accountId, { email: form.email, name: form.name });
    await builtIn.provider.interactionFinished(
      request,
      response,
      { login: { accountId, remember: false } },
      once,
    );
  }

  /** The link that the terminal prints: it brings the word, and leads to the sign-in. */
  function answerLink(response: ServerResponse, typed: string): void {
    const accepted = word?.accept(typed);
    if (typeof accepted === 'object') response.setHeader('Set-Cookie', accepted.cookie);
    response.setHeader('Location', '/auth');
    send(response, 303, '');
  }

  return (request, response) => {
    answer(request, response).catch((err: unknown) => {
      // The browser went away: there is nobody to answer, and nothing failed.
      if (err === request.errored) return;
      log.error({ err }, 'the built-in sign-in failed');
      if (!response.headersSent) send(response, 500, problemPage(browserLanguage(request)));
      else response.destroy();
    });
  };
}

/** For a page of which we do not know who asked for it: the browser's own wish. */
const browserLanguage = ({ headers }: IncomingMessage) => preferredLanguage(headers['accept-language']);

function secure(response: ServerResponse, contentPolicy: string): void {
  response.setHeader('Content-Security-Policy', contentPolicy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-store');
}

function withoutCookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(/; */)
    .filter((pair) => !pair.startsWith(`${name}=`) && !pair.startsWith(`${name}.sig=`))
    .join('; ');
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'text/html; charset=utf-8',
) {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.end(body);
}
