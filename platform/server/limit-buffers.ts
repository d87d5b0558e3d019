/** Exit code of the thread when a file needs too much memory. */
export const heavyExit = 77;

const mega = 1024 * 1024;
/** One unpacked stream; a page of text is a few kilobytes. */
const largest = 48 * mega;
/** All buffers of one file, freed ones included. */
const together = 512 * mega;

/**
 * Counts the typed arrays made from now on and calls `refuse` before one beyond the limits. A thread's limits cover its
 * heap only, and an unpacked stream lies outside: this stops a file of kilobytes that unpacks to gigabytes.
 * Returns a function that resets the sum, for the next file.
 */
export function limitBuffers(refuse: () => void): () => void {
  let sum = 0;
  const scope = globalThis as unknown as Record<string, NewableFunction>;
  for (const name of [
    'ArrayBuffer',
    'Uint8Array',
    'Uint8ClampedArray',
    'Uint16Array',
    'Uint32Array',
    'Int32Array',
    'Float32Array',
    'Float64Array',
  ]) {
    const size =
      name === 'ArrayBuffer'
        ? 1
        : (scope[name] as unknown as { BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT;
    scope[name] = new Proxy(scope[name] as NewableFunction, {
      construct(target, args, caller) {
        const bytes = sizeOf(args[0]) * size;
        sum += bytes;
        if (bytes > largest || sum > together) refuse();
        return Reflect.construct(target, args, caller === scope[name] ? target : caller);
      },
    });
  }
  // It unpacks where we cannot count; without it the reader unpacks into arrays that we do.
  scope.DecompressionStream = class {
    constructor() {
      throw new Error('not here');
    }
  };
  return () => {
    sum = 0;
  };
}

/** Elements that a constructor allocates; 0 for a view of existing memory. */
function sizeOf(first: unknown): number {
  if (typeof first === 'number') return first;
  if (Array.isArray(first) || ArrayBuffer.isView(first))
    return (first as unknown as ArrayLike<number>).length ?? 0;
  return 0;
}
