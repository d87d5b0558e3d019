import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { accountTexts } from '#domain/texts/accounts.ts';
import type { ChooserForm } from './chooser-page.ts';

const texts = accountTexts.builtInProvider;
/** An address and a name fit in a fraction of this. */
const maxBytes = 8 * 1024;

const fields = z.object({
  email: z.email(texts.emailInvalid).max(320, texts.emailInvalid),
  name: z.string().max(200, texts.nameTooLong),
});

/** Reads the chooser's form: what was typed, and what is wrong with it. Answers undefined when it is too long. */
export async function readForm(request: IncomingMessage): Promise<ChooserForm | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const typed = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  const form = { email: (typed.get('email') ?? '').trim(), name: (typed.get('name') ?? '').trim() };
  const checked = fields.safeParse(form);
  if (checked.success) return form;
  const problem = (field: string) => checked.error.issues.find(({ path }) => path[0] === field)?.message;
  return { ...form, emailProblem: problem('email'), nameProblem: problem('name') };
}
