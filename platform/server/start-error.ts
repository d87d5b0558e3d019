/**
 * The program cannot start, and an operator can mend it: the message is written for them, and is all that is printed.
 * Everything else that ends a start is printed with its stack, because it is ours to mend. Never carries a secret.
 */
export class StartError extends Error {
  override name = 'StartError';
}
