import type { IncomingMessage } from 'node:http';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { inLanguage, type Language } from '#platform/shared/languages.ts';
import { builtInSignInTexts as portugueseTexts } from '#platform/shared/texts/built-in-sign-in.pt.ts';
import { builtInSignInTexts } from '#platform/shared/texts/built-in-sign-in.ts';
import { type Markup, pageDocument } from '../../built-in-pages/page-document.ts';
import type { KnownPerson } from './built-in-people.ts';

const said = { en: builtInSignInTexts, pt: portugueseTexts };

/** A mistake in the form, by the name of its sentence. */
type Mistake = 'emailInvalid' | 'nameTooLong' | 'wordWrong' | 'wordWait';

/** What the form shows again after a mistake. */
interface ChooserForm {
  email: string;
  name: string;
  /** As typed, never shown again. */
  word: string;
  emailProblem?: Mistake | undefined;
  nameProblem?: Mistake | undefined;
  wordProblem?: Mistake | undefined;
}

/** The account chooser: one form, and in the demo world its people as buttons. `action` is where the form goes; `asksWord` adds its field. */
export function chooserPage(
  language: Language,
  action: string,
  people: readonly KnownPerson[],
  form: ChooserForm,
  asksWord: boolean,
): string {
  const texts = said[language];
  return page(
    language,
    form.emailProblem || form.nameProblem || form.wordProblem
      ? `${texts.errorPrefix}${texts.title}`
      : texts.title,
    html`
      <h1>${texts.heading}</h1>
      <p class="notice">${texts.explanation}</p>
      <form method="post" action="${action}" novalidate>
        ${field(
          'email',
          texts.email,
          form.email,
          form.emailProblem && texts[form.emailProblem],
          'autocomplete="email" inputmode="email"',
        )}
        ${field('name', texts.name, form.name, form.nameProblem && texts[form.nameProblem], 'autocomplete="name"')}
 ${
   asksWord
     ? html`<p>${texts.wordExplanation}</p>
              ${field('word', texts.word, '', form.wordProblem && texts[form.wordProblem], 'autocomplete="off" autocapitalize="none" spellcheck="false"')}`
     : ''
 }
        <button class="primary" type="submit">${texts.submit}</button>
      </form>
      ${people.length > 0 ? peopleList(language, action, people) : ''}
      <form method="post" action="${action}/cancel">
        <button class="quiet" type="submit">${texts.cancel}</button>
      </form>
    `,
  );
}

/** Shown when a visit expired or belongs to another browser, or came by another address (`elsewhere`). */
export function problemPage(language: Language, elsewhere = false): string {
  const texts = said[language];
  return page(
    language,
    texts.problem.heading,
    html`
      <h1>${texts.problem.heading}</h1>
      <p>${elsewhere ? texts.elsewhere : texts.problem.detail}</p>
      <p><a href="${inLanguage(language, '/auth')}">${texts.problem.again}</a></p>
    `,
  );
}

const page = (language: Language, title: string, body: Markup): string =>
  pageDocument({ language, title, style: '/idp', body: html`<main>${body}</main>` });

function field(
  name: string,
  label: string,
  value: string,
  problem: string | undefined,
  extra: string,
): Markup {
  const problemId = `${name}-problem`;
  const linked = problem ? `aria-invalid="true" aria-describedby="${problemId}"` : '';
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      ${problem ? html`<p class="problem" id="${problemId}">${problem}</p>` : ''}
      <input id="${name}" name="${name}" value="${value}" ${raw(`${extra} ${linked}`)} />
    </div>
  `;
}

function peopleList(language: Language, action: string, people: readonly KnownPerson[]): Markup {
  const texts = said[language];
  return html`
    <section aria-labelledby="people">
      <h2 id="people">${texts.people}</h2>
      <ul>
        ${people.map(
          ({ email, name, role }) => html`
            <li>
              <form method="post" action="${action}">
                <input type="hidden" name="name" value="${name}" />
                <button class="person" type="submit" name="email" value="${email}">
                  <span class="name">${name}</span>
                  <span class="detail">${texts.roles[role] ?? ''} ${email}</span>
                </button>
              </form>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** An address and a name fit in a fraction of this. */
const maxBytes = 8 * 1024;

const fields = z.object({
  email: z.email().max(320),
  name: z.string().max(200),
});

/** Reads the chooser's form: what was typed, and what is wrong with it. Returns undefined when it is too long. */
export async function readForm(request: IncomingMessage): Promise<ChooserForm | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const typed = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  const form: ChooserForm = {
    word: typed.get('word') ?? '',
    email: (typed.get('email') ?? '').trim(),
    name: cleanName(typed.get('name') ?? ''),
  };
  const checked = fields.safeParse(form);
  if (checked.success) return form;
  const mistake = (field: string, name: Mistake) =>
    checked.error.issues.some(({ path }) => path[0] === field) ? name : undefined;
  return {
    ...form,
    emailProblem: mistake('email', 'emailInvalid'),
    nameProblem: mistake('name', 'nameTooLong'),
  };
}

/** Nobody types control characters, and the database refuses one of them. */
const cleanName = (name: string) => name.replaceAll(/\p{Cc}/gu, '').trim();
