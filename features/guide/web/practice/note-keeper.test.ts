import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/browser/api.ts';
import { createNoteKeeper, StaleNote } from './note-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    size: () => kept.size,
  };
}

/** A server that answers when it is told to. */
function aServer() {
  const sent: { text: string; over: string; answer: (taken: boolean | Error) => void }[] = [];
  const save = (_id: string, text: string, over: string) =>
    new Promise<void>((resolve, reject) => {
      const refuse = (why: Error) => reject(why);
      sent.push({
        text,
        over,
        answer: (taken) =>
          taken === true ? resolve() : refuse(taken instanceof Error ? taken : new Error('no answer')),
      });
    });
  const answer = async (taken: boolean | Error) => {
    sent.at(-1)?.answer(taken);
    await vi.advanceTimersByTimeAsync(0);
  };
  const over = () => sent.map(({ over }) => over);
  return { save, answer, over, texts: () => sent.map(({ text }) => text) };
}

const rest = () => vi.advanceTimersByTimeAsync(1000);

test('saves once when the typing rests, and then holds nothing', async () => {
  const [storage, server] = [aStorage(), aServer()];
  const keeper = createNoteKeeper({ storage, key: 'notes', save: server.save });
  for (const text of ['M', 'My', 'My pension']) keeper.write('finances-income', text, '');
  expect(server.texts()).toEqual([]);
  await rest();
  expect(server.texts()).toEqual(['My pension']);
  expect(keeper.unsaved()).toMatchObject({ 'finances-income': { text: 'My pension', state: 'saving' } });
  await server.answer(true);
  expect(keeper.unsaved()).toEqual({});
  expect(storage.size()).toBe(0);
});

test('keeps what the server did not take, over a reload too, and sends it again', async () => {
  const [storage, server] = [aStorage(), aServer()];
  const keeper = createNoteKeeper({ storage, key: 'notes', save: server.save });
  keeper.write('purpose-why', 'The light', '');
  await rest();
  await server.answer(false);
  expect(keeper.unsaved()).toMatchObject({ 'purpose-why': { text: 'The light', state: 'failed' } });

  const reloaded = createNoteKeeper({ storage, key: 'notes', save: server.save });
  expect(reloaded.unsaved()).toMatchObject({ 'purpose-why': { text: 'The light', state: 'waiting' } });
  void reloaded.flush();
  await server.answer(true);
  expect(reloaded.unsaved()).toEqual({});
  expect(storage.size()).toBe(0);
});

test('what is written while an older text travels arrives after it', async () => {
  const server = aServer();
  const keeper = createNoteKeeper({ storage: aStorage(), key: 'notes', save: server.save });
  keeper.write('purpose-why', 'The light', '');
  await rest();
  keeper.write('purpose-why', 'The light, and my sister', '');
  await rest();
  expect(server.texts()).toEqual(['The light']);
  await server.answer(true);
  expect(server.texts()).toEqual(['The light', 'The light, and my sister']);
  await server.answer(true);
  expect(keeper.unsaved()).toEqual({});
});

test('what another device wrote meanwhile is shown, and replaced only when the person says so', async () => {
  const [storage, server] = [aStorage(), aServer()];
  const keeper = createNoteKeeper({ storage, key: 'notes', save: server.save });
  keeper.write('purpose-why', 'The light', 'Why not');
  await rest();
  await server.answer(new StaleNote('My sister'));
  keeper.write('purpose-why', 'The light!', 'My sister');
  await rest();
  expect(server.over()).toEqual(['Why not']);
  expect(keeper.unsaved()).toMatchObject({
    'purpose-why': { text: 'The light!', state: 'conflict', theirs: 'My sister' },
  });
  keeper.choose('purpose-why', 'mine');
  await server.answer(true);
  expect([server.texts(), server.over()]).toEqual([
    ['The light', 'The light!'],
    ['Why not', 'My sister'],
  ]);
  expect(keeper.unsaved()).toEqual({});

  keeper.write('purpose-why', 'The sea', 'The light!');
  await rest();
  await server.answer(new StaleNote(''));
  keeper.choose('purpose-why', 'theirs');
  expect([keeper.unsaved(), storage.size()]).toEqual([{}, 0]);
});

test('a text of its own whose answer was lost is no other device, over a reload too', async () => {
  const [storage, server] = [aStorage(), aServer()];
  const first = createNoteKeeper({ storage, key: 'notes', save: server.save });
  first.write('purpose-why', 'The light', '');
  await rest();
  await server.answer(false);
  const keeper = createNoteKeeper({ storage, key: 'notes', save: server.save });
  keeper.write('purpose-why', 'The light, and my sister', '');
  await rest();
  await server.answer(new StaleNote('The light'));
  expect(server.over()).toEqual(['', '', 'The light']);
  await server.answer(true);
  expect(keeper.unsaved()).toEqual({});
});

test('works where storage is forbidden', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden');
  };
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  const server = aServer();
  const keeper = createNoteKeeper({ storage, key: 'notes', save: server.save });
  keeper.write('purpose-why', 'The light', '');
  await rest();
  await server.answer(true);
  expect(server.texts()).toEqual(['The light']);
  expect(keeper.unsaved()).toEqual({});
});

test('what failed is sent again by itself, later each time, until the page is left', async () => {
  const server = aServer();
  const keeper = createNoteKeeper({ storage: aStorage(), key: 'notes', save: server.save });
  const leavePage = keeper.subscribe(() => {});
  keeper.write('purpose-why', 'The light', '');
  await rest();
  await server.answer(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.texts()).toHaveLength(2);
  await server.answer(false);
  await vi.advanceTimersByTimeAsync(5999);
  expect(server.texts()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.texts()).toHaveLength(3);
  leavePage();
  await server.answer(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.texts()).toHaveLength(3);
});

test('what the server refuses is sent again only after a change', async () => {
  const server = aServer();
  const keeper = createNoteKeeper({ storage: aStorage(), key: 'notes', save: server.save });
  keeper.subscribe(() => {});
  keeper.write('purpose-why', 'The light', '');
  await rest();
  await server.answer(new ApiError(404, { code: 'not_found' }));
  expect(keeper.unsaved()).toMatchObject({ 'purpose-why': { state: 'failed' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.texts()).toEqual(['The light']);
  keeper.write('purpose-why', 'The sea', '');
  await rest();
  await server.answer(true);
  expect([server.texts(), keeper.unsaved()]).toEqual([['The light', 'The sea'], {}]);
});

test('when the page is left nothing waits for the rest or for another note on its way', async () => {
  const server = aServer();
  const keeper = createNoteKeeper({ storage: aStorage(), key: 'notes', save: server.save });
  keeper.write('finances-income', 'My pension', '');
  await rest();
  keeper.write('purpose-why', 'The light', '');
  void keeper.leave();
  expect(server.texts()).toEqual(['My pension', 'The light']);
});
