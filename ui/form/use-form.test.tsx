import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasDrafts, keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { SessionContext } from '#platform/browser/session.ts';
import { type FormOptions, stillWrong, useForm } from './use-form.ts';

interface Letter {
  subject: string;
  message: string;
}

const blank: Letter = { subject: '', message: '' };
const written: Letter = { subject: 'Fees', message: 'How much is it?' };

/** A tab's storage, which a reload does not empty. */
class Tab {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', new Tab()));
afterEach(() => vi.unstubAllGlobals());

type Form<Values extends object> = ReturnType<typeof useForm<Values, unknown>>;

interface ProbeProps<Values extends object> {
  options: FormOptions<Values, unknown, number>;
  onForm: (form: Form<Values>) => void;
}

function Probe<Values extends object>({ options, onForm }: ProbeProps<Values>) {
  onForm(useForm<Values, unknown>(options));
  return null;
}

/** The form as a page that was just loaded has it. State is that of the first paint; storage and calls are real. */
function load<Values extends object>(options: FormOptions<Values, unknown, number>): Form<Values> {
  const forms: Form<Values>[] = [];
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={true}>
        <Probe options={options} onForm={(form) => forms.push(form)} />
      </SessionContext>
    </QueryClientProvider>,
  );
  const [form] = forms;
  if (!form) throw new Error('not rendered');
  return form;
}

const lost = () => Promise.reject(Object.assign(new Error('no answer'), { fields: {} }));

/** A form whose calls are noted with their keys. */
function letter(answer: () => Promise<unknown>, more: Partial<FormOptions<Letter, unknown, number>> = {}) {
  const sent: [string, string][] = [];
  const send = (values: Letter, { key }: { key: string }) => {
    sent.push([values.message, key]);
    return answer();
  };
  return { sent, load: () => load<Letter>({ draft: 'letter', start: () => blank, send, ...more }) };
}

test('after a lost answer and a reload the same words go out under the same key, other words under another', async () => {
  const { sent, load } = letter(lost);
  const first = load();
  first.set(written);
  expect(await first.submit()).toBe(false);
  expect(await load().submit()).toBe(false);
  const third = load();
  expect(third.values).toEqual(written);
  third.set({ message: 'How long does it take?' });
  await third.submit();
  expect(sent.map(([message]) => message)).toEqual([
    'How much is it?',
    'How much is it?',
    'How long does it take?',
  ]);
  const [one, again, other] = sent.map(([, key]) => key);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('once it arrived, the same words are another letter', async () => {
  const { sent, load } = letter(async () => 'ok');
  for (const form of [load(), load()]) {
    form.set(written);
    expect(await form.submit()).toBe(true);
  }
  expect(sent[0]?.[1]).not.toBe(sent[1]?.[1]);
});

test('what arrived is not kept; what was typed on meanwhile is', async () => {
  const answer = Promise.withResolvers();
  const { load } = letter(() => answer.promise, {
    repeats: true,
  });
  const form = load();
  form.set(written);
  const sending = form.submit();
  // In a second form over the same draft: the first was closed.
  load().set({ message: 'How much is it? And when?' });
  answer.resolve('ok');
  await sending;
  expect(load().values.message).toBe('How much is it? And when?');

  form.set(written);
  await form.submit();
  expect(hasDrafts()).toBe(false);
});

test('a form that was emptied again asks for nothing at signing out, whatever else it holds', async () => {
  const page = { title: '', status: 'draft' };
  const { load: loadLetter } = letter(lost);
  const form = load({ draft: 'page', start: () => page, send: lost });
  form.set({ title: 'Porto' });
  expect(hasDrafts()).toBe(true);
  form.set({ title: '' });
  expect(hasDrafts()).toBe(false);

  // Nor does what was sent from it.
  const tried = loadLetter();
  tried.set(written);
  await tried.submit();
  tried.set(blank);
  expect(hasDrafts()).toBe(false);
});

test('a draft is kept under the version that its writer saw, and saves over a newer one only when told to', async () => {
  const seen: (number | undefined)[] = [];
  const options = {
    draft: 'page',
    start: () => blank,
    send: async (_: Letter, attempt: { seen?: number }) => void seen.push(attempt.seen),
  };
  load({ ...options, seen: 3 }).set(written);
  const later = load({ ...options, seen: 4 });
  expect(later).toMatchObject({ values: written, seen: 3, restoredAt: expect.any(Number), isDirty: true });
  await later.overwrite(4);
  expect(seen).toEqual([4]);
});

test('a record that was saved or changed elsewhere replaces the fields that nobody typed in', async () => {
  const saved = { subject: 'Fees (edited)', message: 'How much?' };
  const form = load({ draft: 'page', start: () => written, seen: 1, send: lost });
  form.set({ message: 'How much is it now?' });
  form.rebase({ values: saved, seen: 2 });
  expect(load({ draft: 'page', start: () => saved, seen: 2, send: lost })).toMatchObject({
    values: { subject: 'Fees (edited)', message: 'How much is it now?' },
    seen: 2,
  });
  form.take({ values: saved, seen: 2 });
  expect(hasDrafts()).toBe(false);
});

test('what is wrong is not sent', async () => {
  const { sent, load } = letter(lost, {
    check: ({ subject }) => ({ subject: subject ? undefined : 'missing' }),
  });
  const form = load();
  form.set({ message: 'How much is it?' });
  expect(await form.submit()).toBe(false);
  expect(sent).toEqual([]);
});

test('a draft of an older page gives no field another kind', () => {
  keepDraft('old', { subject: 7, message: null, extra: 'kept' });
  expect(readDraft('old', { subject: 'Fees', message: '' })).toEqual({
    subject: 'Fees',
    message: '',
    extra: 'kept',
  });
});

test('a problem leaves its field once that is right, and no other field', () => {
  const shown = { subject: 'Write a subject', message: 'Write a message', 'names.0': 'Write a name' };
  expect(stillWrong(shown, { subject: 'F' }, { subject: undefined })).toEqual({
    message: 'Write a message',
    'names.0': 'Write a name',
  });
  expect(stillWrong(shown, { subject: '' }, { subject: 'missing' })).toEqual(shown);
  expect(stillWrong(shown, { names: ['Ruth'] }, {})).not.toHaveProperty('names.0');
});
