import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '#platform/browser/api.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { isSame, useDraft } from '#platform/browser/use-draft.ts';

/** A sentence for each field that is wrong. */
export type Problems<Values> = { [Field in keyof Values]?: string };

/** What the form holds, and the version of the record that its writer has seen. */
export interface FormState<Values, Seen> {
  values: Values;
  seen?: Seen;
}

interface Attempt<Values, Seen> extends FormState<Values, Seen> {
  /** Stays the same for the same values, over a reload too: an attempt whose answer was lost has its effect once. */
  key: string;
  /** What a colleague saved meanwhile, as the last attempt was told. */
  stale: ApiError['details'] | undefined;
}

export interface FormOptions<Values extends object, Result, Seen> {
  /** Keeps what is typed in this tab under this name. */
  draft?: string;
  /** Prefix of the ids of the fields, where something outside leads to them. */
  id?: string;
  /** Called once. */
  start: () => Values;
  /** The version of the record that is edited; kept with what is typed over it. */
  seen?: Seen;
  /** Changes the values that the form shows first, kept or not. */
  prefill?: (values: NoInfer<Values>) => NoInfer<Values>;
  /** The rules of the room, which the server checks too. */
  check?: (values: NoInfer<Values>) => Problems<NoInfer<Values>>;
  /** Says what `check` and the server call a problem; absent where both say it themselves. */
  sentence?: (field: string, problem: string) => string;
  send: (values: NoInfer<Values>, attempt: Attempt<NoInfer<Values>, Seen>) => Promise<Result>;
  /** The form stays for the next one and starts again, unless the user typed on while it was sent. */
  repeats?: boolean;
  /** The record as saved: the form goes on from it, with the fields that the user typed in meanwhile. */
  saved?: ((result: Result) => FormState<Values, Seen>) | undefined;
  /** Also called when the form is closed before the answer arrives. */
  onDone?: (result: Result, sent: Values) => void;
  /** Closes the form once it is done, where it is still on the screen and has nothing that the user typed on. */
  close?: (() => void) | undefined;
  onRefused?: (error: ApiError) => void;
}

/** The state of a form: its values, kept in this tab until they are sent, what is wrong with them, and the sending. */
export function useForm<Values extends object, Result, Seen = number>(
  options: FormOptions<Values, Result, Seen>,
) {
  const ownId = useId();
  const id = options.id ?? ownId;
  const { prefill = (values) => values } = options;
  const draft = useDraft<FormState<Values, Seen>>(
    options.draft,
    () => ({ values: options.start(), seen: options.seen }),
    (kept) => ({ ...kept, values: prefill(kept.values) }),
  );
  const { values, seen } = draft.value;
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [attempts, setAttempts] = useState(0);
  const attempt = useRef<SendAttempt>(undefined);

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const sending = useMutation<Result, ApiError, Attempt<Values, Seen>>({
    mutationFn: (sent) => options.send(sent.values, sent),
    onSuccess: (result, sent) => {
      const typedOn = !isSame(draft.readLatest().values, sent.values);
      keepAttemptOf(undefined);
      if (options.saved) rebase(options.saved(result), sent.values);
      else if (!options.repeats) draft.forget();
      else if (!typedOn) draft.write(draft.latest.current.begun);
      options.onDone?.(result, sent.values);
      const goesOn = typedOn && (options.saved || options.repeats);
      if (isShown.current && !goesOn) options.close?.();
    },
    onError: (error) => {
      refuse(error.fields as Problems<Values>);
      options.onRefused?.(error);
    },
  });

  function keepAttemptOf(next: SendAttempt | undefined) {
    attempt.current = next;
    if (draft.place) keepAttempt(draft.place, next);
  }
  function keyOf(sent: string): string {
    const last = (draft.place && readAttempt(draft.place)) || attempt.current;
    const key = last?.sent === sent ? last.key : newKey();
    keepAttemptOf({ key, sent });
    return key;
  }

  /** Shows problems at their fields, `name` or a path `names.0.first` within one; returns whether there are any. */
  function refuse(found: Problems<Values>): boolean {
    const { sentence = (_, problem) => problem } = options;
    const wrong = (Object.entries(found) as [string, string | undefined][]).flatMap(([field, problem]) =>
      problem && (field.split('.')[0] ?? '') in values ? [[field, sentence(field, problem)]] : [],
    );
    setProblems(Object.fromEntries(wrong));
    if (wrong.length > 0) setAttempts((count) => count + 1);
    return wrong.length > 0;
  }

  /** Checks and sends; returns whether that worked. */
  async function submit(event?: { preventDefault(): void }): Promise<boolean> {
    event?.preventDefault();
    if (sending.isPending) return false;
    const now = draft.latest.current.value;
    if (refuse(options.check?.(now.values) ?? {})) return false;
    const key = keyOf(JSON.stringify(now.values));
    return sending.mutateAsync({ ...now, key, stale: staleOf(sending.error) }).then(
      () => true,
      () => false,
    );
  }

  function set(patch: Partial<Values>) {
    const now = draft.latest.current.value;
    const values = { ...now.values, ...patch };
    draft.write({ ...now, values });
    setProblems((shown) => stillWrong(shown, patch, options.check?.(values) ?? {}));
  }

  /** Begins from a newer state of the record; fields that differ from `before` keep what was typed. */
  function rebase(next: FormState<Values, Seen>, before = draft.latest.current.begun.values) {
    const now = draft.latest.current.value.values;
    const fields = Object.keys(next.values) as (keyof Values)[];
    const typed = fields.filter((field) => !isSame(now[field], before[field]));
    const kept = Object.fromEntries(typed.map((field) => [field, now[field]]));
    draft.rebase(next, { ...next, values: { ...next.values, ...kept } });
  }

  // A form of several fields has a summary, which takes the focus.
  const [only, ...others] = Object.keys(values);
  const alone = others.length === 0 ? `${id}-${only}` : undefined;
  useEffect(() => {
    if (attempts > 0 && alone) document.getElementById(alone)?.focus();
  }, [attempts, alone]);

  return {
    values,
    seen,
    set,
    /** For a Field. */
    field: (name: keyof Values & string) => ({ id: `${id}-${name}`, error: problems[name] }),
    /** For a TextInput, a Textarea or a Select. */
    input: <Name extends keyof Values>(name: Name) => ({
      value: values[name],
      onChange: (event: { target: { value: string } }) =>
        set({ [name]: event.target.value } as Partial<Values>),
    }),
    submit,
    problems,
    /** Changes with each attempt that found problems. */
    attempts,
    busy: sending.isPending,
    refusal: sending.isPending ? null : sending.error,
    isDirty: !isSame(values, draft.begun.values),
    /** What a colleague saved meanwhile; while the next attempt runs, too. */
    stale: sending.isPending ? sending.variables.stale : staleOf(sending.error),
    restoredAt: draft.restoredAt,
    rebase,
    /** Gives up what was typed for what a colleague saved. */
    take(theirs: FormState<Values, Seen>) {
      draft.rebase(theirs, theirs);
      setProblems({});
      sending.reset();
    },
    /** Saves over what a colleague saved, now that the user has seen it. */
    overwrite(theirs: Seen) {
      draft.write({ ...draft.latest.current.value, seen: theirs });
      return submit();
    },
    forget() {
      draft.forget();
      keepAttemptOf(undefined);
    },
  };
}

/** What the fields of a form need of it. */
export type Form<Values extends object> = Pick<
  ReturnType<typeof useForm<Values, unknown>>,
  'values' | 'set' | 'field' | 'input' | 'submit' | 'problems' | 'attempts'
>;

/**
 * The problems that are still shown after a change: one leaves its field, `name` or a path `names.0` within it, once what is
 * typed there is right; what the server alone finds leaves it with any change.
 */
export function stillWrong<Problems extends object>(
  shown: Problems,
  changed: object,
  found: Partial<Record<string, unknown>>,
): Problems {
  const left = Object.entries(shown).filter(
    ([field]) => !((field.split('.')[0] ?? '') in changed) || found[field] !== undefined,
  );
  return Object.fromEntries(left) as Problems;
}

const staleOf = (error: ApiError | null) => (error?.code === 'stale' ? error.details : undefined);

/** Apart from the drafts: what was sent is not being written any more, so that nothing asks about it. */
const attemptPrefix = 'attempt:';

/** The idempotency key of the last attempt to send something, and what that sent. */
interface SendAttempt {
  key: string;
  sent: string;
}

function readAttempt(name: string): SendAttempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(attemptPrefix + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the attempt for a retry after a reload; undefined forgets it. */
function keepAttempt(name: string, attempt: SendAttempt | undefined): void {
  try {
    if (attempt) sessionStorage.setItem(attemptPrefix + name, JSON.stringify(attempt));
    else sessionStorage.removeItem(attemptPrefix + name);
  } catch {
    // The form remembers it until a reload.
  }
}
