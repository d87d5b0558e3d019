import { useEffect, useState } from 'react';

/** A value that changes with every key, as it was when it last rested for `restMs`. */
export function useRested<Value>(value: Value, restMs = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
