import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { ChooserForm, Mistake } from './chooser-page.ts';

/** An address and a name fit in a fraction of this. */
const maxBytes = 8 * 1024;

const fields = z.object({
  email: z.email().max(320),
  name: z.string().max(200),
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
