import * as fs from 'node:fs/promises';
import type { DiskFs } from '#platform/server/files/disk-store.ts';

type Call = 'open' | 'mkdir' | 'rename' | 'unlink' | 'writeFile' | 'sync' | 'folder-sync' | 'close';

/** A disk whose calls can be made to fail, and which remembers the order of those that keep a promise of durability. */
export interface FailingDisk extends DiskFs {
  /** Every durable step in order, e.g. `sync`, `rename`, `folder-sync`. */
  readonly trace: string[];
  /** From now on the n-th call of this kind (1 = the next) fails once with this code; `always` keeps failing. */
  fail(call: Call, code: string, options?: { nth?: number; always?: boolean }): void;
  heal(): void;
}

/** The real file system with faults in between. */
export function failingDisk(): FailingDisk {
  const faults: { call: Call; code: string; left: number; always: boolean }[] = [];
  const trace: string[] = [];

  function pass(call: Call): void {
    trace.push(call);
    for (const fault of faults.filter((f) => f.call === call)) {
      fault.left -= 1;
      if (fault.left > 0 || (fault.left < 0 && !fault.always)) continue;
      throw Object.assign(new Error(`${fault.code}: injected into ${call}`), { code: fault.code });
    }
  }

  async function open(...args: Parameters<typeof fs.open>): Promise<fs.FileHandle> {
    pass('open');
    const handle = await fs.open(...args);
    const forReading = args[1] === 'r';
    return new Proxy(handle, {
      get(target, name) {
        const value = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return async (...rest: unknown[]) => {
          if (name === 'sync') pass(forReading ? 'folder-sync' : 'sync');
          if (name === 'writeFile') pass('writeFile');
          const result = await value.apply(target, rest);
          // The system may refuse at close what it took at write; the descriptor is gone all the same.
          if (name === 'close') pass('close');
          return result;
        };
      },
    });
  }

  return {
    ...fs,
    open: open as typeof fs.open,
    mkdir: ((...args: Parameters<typeof fs.mkdir>) => {
      pass('mkdir');
      return fs.mkdir(...args);
    }) as typeof fs.mkdir,
    rename: async (...args) => {
      pass('rename');
      return fs.rename(...args);
    },
    unlink: async (...args) => {
      pass('unlink');
      return fs.unlink(...args);
    },
    trace,
    fail(call, code, { nth = 1, always = false } = {}) {
      faults.push({ call, code, left: nth, always });
    },
    heal() {
      faults.length = 0;
    },
  };
}
