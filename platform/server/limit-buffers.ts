/** The code with which the thread ends when a file wants more memory than it gets. */
export const heavyExit = 77;

const mega = 1024 * 1024;
/** One unpacked stream; a page of text is some kilobytes. */
const largest = 48 * mega;
/** All buffers of one file together, those that are free again too. */
const together = 512 * mega;

/**
 * Counts the typed arrays that are made from here on and calls `refuse` before one that goes beyond. The limits of a
 * thread hold for its heap alone, and an unpacked stream lies outside of it: this is what stops a file of a few
 * kilobytes that unpacks to gigabytes. Returns what begins the sum anew, for the next file.
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
  // It unpacks outside of our sight. Without it the reader unpacks by itself, into arrays that are counted.
  scope.DecompressionStream = class {
    constructor() {
      throw new Error('not here');
    }
  };
  return () => {
    sum = 0;
  };
}

/** Elements that a constructor makes room for; 0 for a view of something that is there already. */
function sizeOf(first: unknown): number {
  if (typeof first === 'number') return first;
  if (Array.isArray(first) || ArrayBuffer.isView(first))
    return (first as unknown as ArrayLike<number>).length ?? 0;
  return 0;
}
