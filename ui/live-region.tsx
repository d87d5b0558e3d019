/**
 * Speaks its message when it changes. It must be on the page before the message is, so render it always
 * and pass an empty string while there is nothing to say.
 */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {message}
    </div>
  );
}
