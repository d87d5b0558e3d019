/** Returns `make` with its result kept for each object, for as long as the object lives. */
export function memoizeByObject<Key extends object, Value extends object>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const results = new WeakMap<Key, Value>();
  return (key) => {
    const known = results.get(key);
    if (known) return known;
    const made = make(key);
    results.set(key, made);
    return made;
  };
}
