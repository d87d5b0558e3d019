import { describe, expect, test } from 'vitest';
import { AppError } from '#platform/server/app-error.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { withinTokenLimits } from './token-limits.ts';

const start = new Date('2027-01-11T09:00:00Z');
const later = { code: 'unavailable', details: { retry_after: 60 } };

/** One address, behind which everybody is, and what is asked from there. */
function anAddress() {
  const context = { rateLimit: createRateLimit(() => start), visitor: 'the one address' };
  let exchanges = 0;
  const ask = (asked: { cookie: string | undefined; code?: string }, failure?: Error) =>
    withinTokenLimits(context, asked, async () => {
      exchanges += 1;
      if (failure) throw failure;
      return 'tokens';
    });
  return { ask, exchanges: () => exchanges };
}
const refused = () => new AppError('not_authenticated');

async function times(count: number, ask: (n: number) => Promise<unknown>) {
  for (let n = 0; n < count; n += 1) await ask(n).catch(() => undefined);
}

describe('exchanging tokens', () => {
  test('takes the cookie of a session first', async () => {
    const { ask, exchanges } = anAddress();
    await expect(ask({ cookie: undefined })).rejects.toMatchObject({ code: 'not_authenticated' });
    expect(exchanges()).toBe(0);
  });

  test('600 refreshes of one session in a minute, and not one more; another session is free', async () => {
    const { ask, exchanges } = anAddress();
    await times(600, () => ask({ cookie: 'hers' }));
    expect(exchanges()).toBe(600);
    await expect(ask({ cookie: 'hers' })).rejects.toMatchObject(later);
    expect(exchanges()).toBe(600);
    expect(await ask({ cookie: 'his' })).toBe('tokens');
  });

  test('ten tries of one code, whatever cookie they bring; refreshes are counted apart', async () => {
    const { ask, exchanges } = anAddress();
    await times(10, (n) => ask({ cookie: `c${n}`, code: 'one' }));
    expect(exchanges()).toBe(10);
    await expect(ask({ cookie: 'c11', code: 'one' })).rejects.toMatchObject(later);
    expect(await ask({ cookie: 'c11', code: 'two' })).toBe('tokens');
    expect(await ask({ cookie: 'c11' })).toBe('tokens');
  });

  test('after 600 refused ones of an address, unknown sessions wait, and those that proved themselves go on', async () => {
    const { ask, exchanges } = anAddress();
    await ask({ cookie: 'hers' });
    await times(599, (n) => ask({ cookie: `junk ${n}` }, refused()));
    expect(await ask({ cookie: 'new before' })).toBe('tokens');
    await times(1, () => ask({ cookie: 'junk 600' }, refused()));
    const before = exchanges();
    await expect(ask({ cookie: 'new after' })).rejects.toMatchObject(later);
    expect(exchanges()).toBe(before);
    expect(await ask({ cookie: 'hers' })).toBe('tokens');
  });

  test('failures of ours are passed on and count for nobody', async () => {
    const { ask } = anAddress();
    await times(700, (n) => ask({ cookie: `c${n}` }, new AppError('unavailable')));
    await times(700, (n) => ask({ cookie: `c${n}` }, new TypeError('code')));
    await expect(ask({ cookie: 'a' }, new TypeError('ours'))).rejects.toThrow(TypeError);
    expect(await ask({ cookie: 'b' })).toBe('tokens');
  });
});
