import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/browser/api.ts';
import type { OfficePage } from '../../contract/pages.ts';
import type { PageDraft } from '../../rules/page-content.ts';
import { DraftKeeper, judgeKept, type KeptDraft, quietMs, retryMs } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (title: string): PageDraft => ({
  slug: 'a-page',
  title,
  meta_description: null,
  content: { sections: [] },
  pitch_title: null,
  pitch_text: null,
  primary_cta: null,
  secondary_cta: null,
});
const pageWith = (title: string, draft_version: number) =>
  ({ draft: draft(title), draft_version, draft_saved_at: 'now', updated_by_name: 'Helena' }) as OfficePage;

const unavailable = () => new ApiError(0, { code: 'unavailable' });
const stale = (page: OfficePage) => new ApiError(409, { code: 'stale', details: { page } });

/** A server that answers as told, once each, and otherwise saves. */
function aKeeper(...answers: (() => Promise<void> | never)[]) {
  const sent: { title: string; version: number; keepalive: boolean }[] = [];
  let kept: KeptDraft | undefined;
  const keeper = new DraftKeeper({
    saved: { draft: draft('start'), version: 1, at: null },
    async save({ title }, version, { keepalive }) {
      sent.push({ title, version, keepalive });
      await answers.shift()?.();
      return { draft_version: version + 1, draft_saved_at: `after ${title}` };
    },
    keep: (next) => {
      kept = next;
    },
  });
  return { keeper, sent, kept: () => kept };
}
const fail = (error: ApiError) => () => Promise.reject(error);

describe('saving', () => {
  test('waits until typing rests, and sends the last words alone', async () => {
    const { keeper, sent, kept } = aKeeper();
    for (const title of ['a', 'ab', 'abc']) {
      keeper.write(draft(title));
      await vi.advanceTimersByTimeAsync(quietMs - 1);
    }
    expect(sent).toEqual([]);
    expect(keeper.state()).toEqual({ kind: 'unsaved' });
    expect(kept()?.draft.title).toBe('abc');

    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ title: 'abc', version: 1, keepalive: false }]);
    expect(keeper.state()).toEqual({ kind: 'saved', at: 'after abc' });
    expect(kept()).toBeUndefined();
  });

  test('sends nothing when everything was taken back', async () => {
    const { keeper, sent } = aKeeper();
    keeper.write(draft('a'));
    keeper.write(draft('start'));
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent).toEqual([]);
    expect(keeper.state().kind).toBe('saved');
  });

  test('what is written while a save is under way goes after it, with the new version', async () => {
    let arrive = () => {};
    const { keeper, sent } = aKeeper(() => new Promise((resolve) => (arrive = resolve)));
    keeper.write(draft('a'));
    await vi.advanceTimersByTimeAsync(quietMs);
    keeper.write(draft('b'));
    await vi.advanceTimersByTimeAsync(10 * quietMs);
    expect(sent).toHaveLength(1);
    arrive();
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent.at(-1)).toMatchObject({ title: 'b', version: 2 });
    expect(keeper.state()).toEqual({ kind: 'saved', at: 'after b' });
  });

  test('leaving sends at once, in a way that outlives the page', async () => {
    const { keeper, sent } = aKeeper();
    keeper.write(draft('a'));
    keeper.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ title: 'a', version: 1, keepalive: true }]);
  });

  test('somebody who publishes waits for the words on their way and for the last ones', async () => {
    const { keeper, sent } = aKeeper();
    keeper.write(draft('a'));
    expect(await keeper.flush()).toBe(true);
    expect(sent).toHaveLength(1);
    expect(keeper.version).toBe(2);
  });
});

describe('failing', () => {
  test('is told and tried again until it works, and the words stay on the device', async () => {
    const { keeper, sent, kept } = aKeeper(fail(unavailable()), fail(unavailable()));
    keeper.write(draft('a'));
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(keeper.state().kind).toBe('failed');
    expect(kept()?.draft.title).toBe('a');
    await vi.advanceTimersByTimeAsync(retryMs[0]);
    expect(keeper.state().kind).toBe('failed');
    await vi.advanceTimersByTimeAsync(retryMs[1]);
    expect(sent).toHaveLength(3);
    expect(keeper.state().kind).toBe('saved');
    expect(kept()).toBeUndefined();
  });

  test('publishing is told that the words did not arrive', async () => {
    const { keeper } = aKeeper(fail(unavailable()));
    keeper.write(draft('a'));
    expect(await keeper.flush()).toBe(false);
  });

  test('words that the server does not take are not sent again, other words are', async () => {
    const { keeper, sent } = aKeeper(fail(new ApiError(400, { code: 'invalid_input' })));
    keeper.write(draft('a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keeper.state().kind).toBe('refused');
    expect(sent).toHaveLength(1);
    keeper.write(draft('b'));
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(keeper.state().kind).toBe('saved');
  });
});

describe('somebody else', () => {
  test('is not overwritten: a person decides, and nothing is sent until then', async () => {
    const { keeper, sent, kept } = aKeeper(fail(stale(pageWith('theirs', 7))));
    keeper.write(draft('mine'));
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(keeper.state()).toMatchObject({ kind: 'conflict', theirs: { updated_by_name: 'Helena' } });
    keeper.write(draft('mine and more'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept()?.draft.title).toBe('mine and more');

    keeper.keepMine();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toEqual({ title: 'mine and more', version: 7, keepalive: false });
    expect(keeper.state().kind).toBe('saved');
  });

  test('can be followed', async () => {
    const { keeper, sent, kept } = aKeeper(fail(stale(pageWith('theirs', 7))));
    keeper.write(draft('mine'));
    await vi.advanceTimersByTimeAsync(quietMs);
    keeper.settle({ draft: draft('theirs'), version: 7, at: 'now' });
    keeper.write(draft('theirs'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keeper.state()).toEqual({ kind: 'saved', at: 'now' });
    expect([sent.length, kept()]).toEqual([1, undefined]);
  });

  test('is nobody else when an answer was lost: what stands there is what was sent', async () => {
    const { keeper, sent } = aKeeper(fail(unavailable()), fail(stale(pageWith('a', 2))));
    keeper.write(draft('a'));
    await vi.advanceTimersByTimeAsync(quietMs + retryMs[0]);
    expect(keeper.state()).toEqual({ kind: 'saved', at: 'now' });
    expect([sent.length, keeper.version]).toEqual([2, 2]);
  });
});

test("a draft that was published meanwhile has nobody else's words: what was written follows it", async () => {
  const { keeper, sent } = aKeeper(fail(stale(pageWith('start', 5))));
  keeper.write(draft('a'));
  await vi.advanceTimersByTimeAsync(2 * quietMs);
  expect(sent.at(-1)).toMatchObject({ title: 'a', version: 5 });
  expect(keeper.state().kind).toBe('saved');
});

describe('words that were left on this device', () => {
  test('are forgotten when the server has them', () => {
    expect(judgeKept({ draft: draft('a'), version: 1 }, pageWith('a', 2))).toBe('forget');
  });
  test('come back when nobody changed the draft since, or only their own last save did', () => {
    expect(judgeKept({ draft: draft('a'), version: 2 }, pageWith('old', 2))).toBe('bring-back');
    expect(judgeKept({ draft: draft('ab'), version: 1, sent: draft('a') }, pageWith('a', 2))).toBe(
      'bring-back',
    );
  });
  test('are a conflict when somebody else did', () => {
    expect(judgeKept({ draft: draft('a'), version: 1 }, pageWith('theirs', 2))).toBe('conflict');
  });
});
