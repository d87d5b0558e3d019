import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '#platform/browser/api.ts';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { useSession } from '#platform/browser/session.ts';
import type { Output } from '#platform/shared/contract.ts';
import { notify } from '#ui/notify.ts';
import type { OfficeSettings, saveSettings } from '../contract.ts';
import type { SettingKey } from '../registry.ts';
import { warningOf } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';
import type { Warning } from './change-warning.tsx';
import {
  changed,
  correction,
  type Draft,
  overtakenBy,
  restorable,
  sentValue,
  settingLabel,
  type Typed,
  typedOf,
  unsavedOf,
  versionOf,
} from './draft.ts';
import { useSaveSettings } from './office-queries.ts';

const texts = officeSettingsTexts;

type Sentences = Partial<Record<SettingKey, string>>;

type Saved = Output<typeof saveSettings>;

/** What is shown above the form after a press on Save Changes. */
export type Outcome = {
  tone: 'info' | 'success' | 'error';
  title: string;
  details: string[];
  /** No answer came: true only as long as something still differs from what is saved. */
  unsure?: boolean;
};

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/**
 * The state of the settings screen, whichever tab is open. What was typed is never thrown away: not by a failed save,
 * not by what a colleague saves meanwhile.
 */
export function useSettingsForm(settings: OfficeSettings) {
  const { draft: kept, setDraft, restoredAt, forget } = useKeptDraft(settings);
  const [isRestored, setRestored] = useState(restoredAt !== undefined);
  const [notes, setNotes] = useState<Sentences>({});
  const [problems, setProblems] = useState<Sentences>({});
  const [outcome, setOutcome] = useState<Outcome>();
  /** The press on Save Changes has begun: what is corrected from here on nobody has seen yet. */
  const pressing = useRef(false);
  const unseen = useRef<SettingKey[]>([]);
  const saving = useSaveSettings();
  const [warning, setWarning] = useState<Warning>();
  // While something is on its way, what is there now says nothing: typing the old value is a change, too.
  const draft = saving.isPending ? kept : unsavedOf(kept, settings);
  if (draft !== kept) setDraft(draft);
  const keys = Object.keys(draft) as SettingKey[];
  if (isRestored && keys.length === 0) setRestored(false);

  function change(key: SettingKey, typed: Typed) {
    setDraft((now) => changed(now, settings, key, typed));
    setNotes(({ [key]: _, ...rest }) => rest);
    setProblems(({ [key]: _, ...rest }) => rest);
  }

  /** A field was left: a number that is none becomes what is specified, and that is said. */
  function settle(key: SettingKey): boolean {
    const corrected = correction(draft, key);
    if (!corrected) return false;
    setDraft((now) => changed(now, settings, key, corrected.typed));
    setNotes((now) => ({ ...now, [key]: corrected.note }));
    if (pressing.current) unseen.current.push(key);
    return true;
  }

  function beginPress() {
    pressing.current = true;
    unseen.current = [];
  }

  /** Returns whether everything that was changed is saved now. */
  async function save(): Promise<boolean> {
    const held = [...unseen.current, ...keys.filter((key) => settle(key))];
    pressing.current = false;
    unseen.current = [];
    if (held.length > 0) return tell({ tone: 'info', ...lookAgain(held) });
    if (saving.isPending) return false;
    if (keys.length === 0) return tell({ tone: 'info', title: texts.nothingChanged, details: [] });
    if (keys.some((key) => overtakenBy(draft, settings, key)))
      return tell({ tone: 'error', title: texts.conflict.title, details: [texts.conflict.choose] });

    const sent = draft;
    const changes = keys.map((key) => ({
      key,
      value: sentValue(key, sent[key]?.typed ?? ''),
      version: sent[key]?.version ?? 0,
    }));
    const sentences = changes.flatMap(({ key, value }) => warningOf(key, settings.values[key], value) ?? []);
    if (sentences.length > 0 && !(await goesOn(sentences))) return false;
    try {
      return settleSaved(await saving.mutateAsync({ changes }), sent);
    } catch (error) {
      const { code, message, status } = error as ApiError;
      const unsure = status === 0;
      const stale = code === 'stale';
      notify.error(texts.errorSaving, stale ? texts.conflict.title : message);
      const details = stale
        ? [texts.notSaved, texts.conflict.choose]
        : [message, unsure ? texts.unsure : texts.notSaved];
      const title = stale ? texts.conflict.title : texts.errorSaving;
      return tell({ tone: 'error', title, details, unsure });
    }
  }

  /** Resolves when the question is answered. */
  async function goesOn(sentences: readonly string[]): Promise<boolean> {
    const answered = await new Promise<boolean>((answer) => setWarning({ sentences, answer }));
    setWarning(undefined);
    return answered;
  }

  function settleSaved({ saved, not_saved, settings: now }: Saved, sent: Draft): boolean {
    setDraft((typed) => {
      let left: Draft = typed;
      for (const key of saved) {
        const mine = typed[key];
        const { [key]: _, ...rest } = left;
        // Typed on while it was being saved: a change to what is there now.
        left =
          mine && mine.typed !== sent[key]?.typed
            ? { ...rest, [key]: { typed: mine.typed, version: versionOf(now, key) } }
            : rest;
      }
      return left;
    });
    setProblems(Object.fromEntries(not_saved.map(({ key, message }) => [key, message])));
    const result = texts.result(
      saved.length,
      not_saved.map(({ key }) => settingLabel(key)),
    );
    if (not_saved.length === 0) {
      notify.success(texts.saved.title, texts.saved.detail);
      tell({ tone: 'success', title: texts.saved.title, details: [result] });
      return true;
    }
    notify.error(texts.errorSaving, result);
    return tell({ tone: 'error', title: texts.errorSaving, details: [result] });
  }

  function tell(next: Outcome): false {
    setOutcome(next);
    return false;
  }

  const lookAgain = (held: SettingKey[]) => ({
    title: texts.lookAgain.title,
    details: [held.map(settingLabel).join(', '), texts.lookAgain.detail],
  });

  return {
    settings,
    dirty: keys,
    /** When what is there was typed, where it came back after the page was loaded again. */
    restoredAt: isRestored ? restoredAt : undefined,
    /** Leaves what was typed behind for good. */
    forget,
    notes,
    problems,
    outcome: outcome?.unsure && keys.length === 0 ? undefined : outcome,
    saving: saving.isPending,
    /** The question that a save waits for. */
    warning,
    typed: (key: SettingKey): Typed => draft[key]?.typed ?? typedOf(key, settings.values[key]),
    overtaken: (key: SettingKey) => overtakenBy(draft, settings, key),
    change,
    settle,
    beginPress,
    save,
    /** Mine counts: the next save overwrites what a colleague wrote. */
    keepMine: (key: SettingKey) =>
      setDraft((now) => {
        const mine = now[key];
        return mine ? { ...now, [key]: { ...mine, version: versionOf(settings, key) } } : now;
      }),
    /** What is there counts; for one setting, or for all. */
    drop: (key?: SettingKey) => {
      setDraft(({ ...now }) => {
        if (!key) return {};
        delete now[key];
        return now;
      });
      setNotes({});
      setProblems({});
      setOutcome(undefined);
    },
  };
}

/** As it lies in this tab; `at` is when something of it was typed last. */
interface Kept {
  at: string;
  draft: object;
}

/**
 * What is typed and not saved, kept in this tab: a reload brings it back, with the versions it began from. `restoredAt` is
 * when it was typed, where it came back; `forget` is for who leaves without saving.
 */
function useKeptDraft(settings: OfficeSettings) {
  const name = `${useSession().user?.id}:settings`;
  const [kept] = useState(() => {
    const { at, draft } = readDraft<Kept>(name, { at: '', draft: {} });
    return { at, draft: restorable(draft, settings) };
  });
  const [draft, setDraft] = useState<Draft>(kept.draft);
  useEffect(() => {
    if (Object.keys(draft).length === 0) keepDraft(name, undefined);
    else if (draft !== kept.draft) keepDraft(name, { at: new Date().toISOString(), draft });
  }, [draft, kept, name]);
  return {
    draft,
    setDraft,
    restoredAt: Object.keys(kept.draft).length > 0 ? kept.at : undefined,
    forget: () => keepDraft(name, undefined),
  };
}
